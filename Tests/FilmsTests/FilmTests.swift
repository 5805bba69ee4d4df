import ImageCodec
import TestSupport
import Testing
import UIKit

@testable import Films
@testable import Maquette

/// Films: the moments of a script on the virtual clock, and their files.
@Suite struct FilmTests {
    /// A screen whose box moves by code, a quarter of a second after a tap and again half a second later.
    private func screen() -> Screen {
        Screen("box") {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            box.backgroundColor = .red
            let button = UIControl(frame: CGRect(x: 0, y: 10, width: 40, height: 10))
            button.accessibilityIdentifier = "go"
            button.addAction(
                UIAction { _ in
                    let loop = RenderContext.current.eventLoop
                    for step in 1...2 {
                        loop.schedule(at: loop.now + 0.25 * Double(step)) {
                            box.frame.origin.x = 10 * CGFloat(step)
                        }
                    }
                }, for: .touchUpInside)
            controller.view.addSubview(box)
            controller.view.addSubview(button)
            return controller
        }
        .steps("moved") {
            Step.tap("go")
            Step.capture("early", at: 0.3)
            Step.rotate(to: .landscape)
            Step.capture("late")
        }
    }

    private func film(
        _ screen: Screen, _ options: Film.Options = Film.Options(framesPerSecond: 20)
    ) throws -> (film: Film, renderer: Renderer) {
        var selection = InputSelection(states: .named(["moved"]))
        selection.isWholeScript = true
        let recipe = try #require(LoadedInput.screen(screen, selection: selection).recipes.first)
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "40x20@1")
        var renderer = Renderer(session: try RenderSession())
        let film = renderer.film(recipe, in: variant, options)
        return (film, renderer)
    }

    @Test func theMomentsAreThoseOfTheClock() throws {
        let (film, _) = try film(screen())
        #expect(film.diagnostics.isEmpty && film.name == "box.moved.40x20@1")
        // The finger is lifted after 0.1 seconds; the box moves 0.25 and 0.5 seconds after that. The screen is
        // rotated at 0.4, which the next frame shows and which takes 0.3 seconds.
        let boxes = film.moments.map { $0.layout.nodes.first { $0.frame.height == 10 }?.frame.minX }
        #expect(boxes == [0, 10, 10, 20])
        let times: [Double] = [0, 0.35, 0.45, 0.6]
        for (moment, time) in zip(film.moments, times) { #expect(abs(moment.time - time) < 1e-9) }
        #expect(film.moments.map(\.orientation) == [.portrait, .portrait, .landscape, .landscape])
        #expect(film.captures.map(\.name) == ["early", "late"])
        #expect(abs(film.end - 0.7) < 1e-9)
        #expect(film.events.contains("0.100 step: capture early at 0.3\n"))
    }

    @Test func theAnimationHoldsThePicturesOfTheMoments() throws {
        var (film, renderer) = try film(screen())
        let file = try #require(renderer.file(of: &film, as: .apng, Film.Options()))
        // The rotated screen is in the middle of a square.
        let first = try decodeImage(file)
        #expect(first.width == 40 && first.height == 40)
        #expect(first[0, 10] == 0xFF00_00FF && first[20, 15] == 0xFFFF_FFFF && first[0, 0] == 0)
        let delays = file.indices.dropLast(30).filter { file[$0..<$0 + 4].elementsEqual("fcTL".utf8) }
            .map { Int(file[$0 + 24]) << 8 | Int(file[$0 + 25]) }
        #expect(delays == [350, 100, 150, 1100])
    }

    @Test func ofSeveralMomentsAtOneTimeTheLastIsShown() throws {
        let still = Screen("still") {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            label.accessibilityIdentifier = "label"
            controller.view.addSubview(label)
            return controller
        }
        .steps("moved") {
            for text in ["a", "b", "c"] {
                Step.set("label", "text", to: text)
                Step.capture(text)
            }
        }
        let (film, _) = try film(still)
        #expect(film.moments.count == 4)
        #expect(film.distinctMoments.map { $0.layout.nodes.last?.text } == ["c"])
    }

    @Test func thePageNeedsNothingElse() throws {
        var (film, renderer) = try film(screen())
        let page = String(
            decoding: try #require(renderer.file(of: &film, as: .html, Film.Options())), as: UTF8.self)
        #expect(page.contains("<title>box.moved.40x20@1</title>"))
        #expect(page.contains("max=\"700\""))
        #expect(page.contains("<li data-time=100>0.100 step: capture early at 0.3</li>"))
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src=\"/"))
        #expect(
            page.matches(of: /^\[(\d+),"[A-Za-z0-9+\/=]+"\]/.anchorsMatchLineEndings()).map(\.1) == [
                "0", "350", "450", "600",
            ])
    }

    @Test func theStripShowsEveryMoment() throws {
        var (film, renderer) = try film(screen())
        let strip = try decodeImage(
            try #require(renderer.file(of: &film, as: .strip, Film.Options())))
        // Four pictures of 40 pixels with gaps of 12, a line of 20 below.
        #expect(strip.width == 4 * 52 + 12 && strip.height == 40 + 20 + 24)
        #expect(strip[12, 22] == 0xFF00_00FF)
    }

    @Test func animationsAreShownAsTheyAreAtEachFrame() throws {
        final class Fading: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { view.addSubview(box) }
            override func viewDidAppear(_ animated: Bool) {
                UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { self.box.alpha = 0 }
            }
        }
        let fading = Screen("fading") { Fading() }.steps("moved") { Step.wait(0.5) }
        let (film, _) = try film(fading, Film.Options(framesPerSecond: 10))
        let opacities = film.moments.map { $0.layout.nodes.last?.opacity ?? -1 }
        // A linear curve: a quarter less each tenth of a second.
        #expect(opacities.count == 5)
        for (opacity, expected) in zip(opacities, [1, 0.75, 0.5, 0.25, 0]) {
            #expect(abs(opacity - expected) < 0.001)
        }
    }

    @Test func longFilmsEnd() throws {
        let endless = Screen("long") {
            UIViewController()
        }
        .steps("moved") { Step.wait(60) }
        let (film, _) = try film(endless, Film.Options(framesPerSecond: 60))
        #expect(film.changeCount == 1)
        #expect(film.diagnostics.map(\.code.name) == ["film.length"])
        #expect(!film.hasFailed)
    }

    @Test func aScriptThatEndsEarlyFailsItsFilm() throws {
        let broken = Screen("broken") { UIViewController() }.steps("moved") { Step.tap("nowhere") }
        let (film, _) = try film(broken)
        #expect(film.hasFailed && film.changeCount == 1)
        #expect(film.diagnostics.map(\.code.name) == ["script.view"])
    }

    @Test("the same bytes on one worker and on eight")
    func bytesDoNotDependOnWorkers() throws {
        var selection = InputSelection(states: .named(["moved"]))
        selection.isWholeScript = true
        let recipe = try #require(LoadedInput.screen(screen(), selection: selection).recipes.first)
        let request = RenderRequest(recipe: recipe, variant: Variant())
        let session = try RenderSession()
        func files(workers: Int) -> [[UInt8]] {
            var files: [[UInt8]] = []
            filmBatch(
                Array(repeating: request, count: 3), in: session, workers: workers, Film.Options(),
                finish: { film, renderer in
                    Film.Format.allCases.flatMap {
                        renderer.file(of: &film, as: $0, Film.Options()) ?? []
                    }
                },
                deliver: { files.append($1) })
            return files
        }
        let one = files(workers: 1), eight = files(workers: 8)
        #expect(one.count == 3 && Set(one).count == 1 && !one.contains([]))
        #expect(one == eight)
    }
}
