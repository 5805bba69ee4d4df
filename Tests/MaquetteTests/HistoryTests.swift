import Foundation
import Maquette
import Synchronization
import TestSupport
import Testing
import UIKit

/// A picture does not depend on what was rendered before it, nor on the number of workers.
///
/// `dev history` checks the same for the whole gallery and a corpus.
@Suite struct HistoryTests {
    /// Screens with shadows of several sizes, cards that clip, words, pictures and gradients.
    private static let names = ["alert", "bubbles", "content-modes", "guide"]

    private func requests() throws -> [RenderRequest] {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "160x240@1")
        let selection = InputSelection(
            assetDirectories: [PackageFiles.url("assets/images").path])
        var requests: [RenderRequest] = []
        for name in Self.names {
            let file = PackageFiles.url("assets/screens/\(name).screen.yaml").path
            for recipe in LoadedInput.file(file, selection: selection).recipes {
                requests.append(RenderRequest(recipe: recipe, variant: variant))
            }
        }
        // Cards of all sizes with one shadow: the shadow patches are shared among screens.
        for (number, size) in [(40, 30), (90, 60), (60, 120), (41, 31), (130, 90)].enumerated() {
            let screen = Screen("cards\(number)") {
                let controller = UIViewController()
                for place in 0..<2 {
                    let card = UIView(
                        frame: CGRect(x: 20, y: 15 + place * 110, width: size.0, height: size.1))
                    card.backgroundColor = .white
                    card.layer.cornerRadius = 8
                    card.layer.shadowOpacity = 0.5
                    card.layer.shadowRadius = 6
                    controller.view.addSubview(card)
                }
                return controller
            }
            requests += LoadedInput.screen(screen, selection: selection).recipes.map {
                RenderRequest(recipe: $0, variant: variant)
            }
        }
        return requests
    }

    private func picture(_ renderer: inout Renderer, _ request: RenderRequest) -> Pixmap? {
        renderer.render(request.recipe, in: request.variant, to: .picture).picture
    }

    @Test func everyHistoryGivesTheSamePixels() throws {
        let requests = try requests()
        let alone = try requests.map { request in
            var renderer = Renderer(session: try RenderSession())
            return try #require(picture(&renderer, request))
        }
        #expect(alone.count >= Self.names.count + 5)
        let session = try RenderSession()
        for order in [Array(requests.indices), requests.indices.reversed()] {
            var renderer = Renderer(session: session)
            for index in order {
                #expect(
                    picture(&renderer, requests[index]) == alone[index],
                    "\(requests[index].outputName) after others")
            }
        }
        for workers in [2, 5] {
            renderBatch(
                requests, in: session, options: BatchOptions(workers: workers, stage: .picture),
                finish: { $0.picture },
                deliver: { index, found in
                    #expect(
                        found == alone[index], "\(requests[index].outputName) by \(workers) workers")
                })
        }
    }
}
