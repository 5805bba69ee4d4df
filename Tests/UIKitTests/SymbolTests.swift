import Assets
import Diagnostics
import Foundation
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// System symbols, drawn with substitute outlines.
@Suite struct SymbolTests {
    private func inRender<Result>(scale: CGFloat = 3, _ body: () throws -> Result) rethrows -> (
        Result, [String]
    ) {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.traits = UITraitCollection(displayScale: scale)
        let result = try environment.run(body)
        return (result, environment.sink.diagnostics.map(\.description))
    }

    /// Source: a circle beside text of 17 points is 19.67 by 19.
    @Test func sizesFollowPointSizeAndScale() throws {
        let (sizes, messages) = try inRender {
            func size(_ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
                try #require(UIImage(systemName: "info.circle", withConfiguration: configuration)).size
            }
            return [
                try size(nil), try size(.init(pointSize: 34)), try size(.init(scale: .large)),
                try size(.init(textStyle: .body)),
            ]
        }
        #expect(messages.isEmpty)
        #expect(abs(sizes[0].width - 59.0 / 3) < 1e-9 && sizes[0].height == 19)
        #expect(abs(sizes[1].width - 118.0 / 3) < 1e-9 && sizes[1].height == 38)
        // 19.67 * 1.28 = 25.18 and 19 * 1.28 = 24.32, in thirds of a point.
        #expect(abs(sizes[2].width - 76.0 / 3) < 1e-9 && abs(sizes[2].height - 73.0 / 3) < 1e-9)
        #expect(sizes[3] == sizes[0])
    }

    /// Source: the frame that Xcode saved for a chevron in the medium weight at 3x; a symbol beside text of 64
    /// points that is 25.67 high and reaches -25 and -25.67 beyond its edges.
    @Test func chevronsAndTheLineTheyStandIn() throws {
        let (chevron, compact) = try inRender {
            (
                try #require(UIImage(systemName: "chevron.right", withConfiguration: .init(weight: .medium))),
                try #require(
                    UIImage(
                        systemName: "chevron.compact.down",
                        withConfiguration: .init(pointSize: 64, weight: .light)))
            )
        }.0
        #expect(abs(chevron.size.width - 13) < 0.01 && abs(chevron.size.height - 53.0 / 3) < 0.01)
        let insets = compact.alignmentRectInsets
        #expect(abs(compact.size.width - 211.0 / 3) < 1 && abs(compact.size.height - 77.0 / 3) < 1)
        #expect(abs(compact.size.height - insets.top - insets.bottom - 229.0 / 3) < 0.4)
    }

    @Test func viewsGiveSymbolsWhatTheseDoNotSay() throws {
        let sizes = inRender {
            let view = UIImageView(image: UIImage(systemName: "circle"))
            view.preferredSymbolConfiguration = .init(pointSize: 34)
            let large = view.sizeThatFits(.zero)
            view.image = UIImage(systemName: "circle", withConfiguration: .init(pointSize: 17))
            return [large.height, view.sizeThatFits(.zero).height]
        }.0
        #expect(sizes == [38, 19])
    }

    @Test func laterConfigurationsSayWhatTheyAskFor() {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = base.applying(UIImage.SymbolConfiguration(scale: .small))
        #expect(both.pointSize == 20 && both.weight == .bold && both.scale == .small)
        #expect(both.applying(UIImage.SymbolConfiguration(textStyle: .title1)).pointSize == nil)
    }

    @Test func thickerLinesCoverMore() throws {
        let boxes = try inRender {
            try [UIImage.SymbolWeight.light, .regular, .bold].map { weight -> Double in
                let image = try #require(
                    UIImage(systemName: "minus", withConfiguration: .init(weight: weight)))
                guard case .symbol(let symbol) = image.content else { return 0 }
                return try #require(symbol.outline?.controlBounds).height
            }
        }.0
        // The pens of the three weights beside text of 17 points.
        #expect(boxes.map { ($0 * 100).rounded() / 100 } == [1, 1.4, 2.1])
    }

    @Test func symbolsTakeTheTintAndFillTheView() throws {
        let commands = inRender {
            UIImage(systemName: "xmark.circle.fill")?
                .commands(in: CGRect(x: 10, y: 0, width: 59, height: 57), mode: .scaleAspectFit, tint: nil)
                ?? []
        }.0
        guard case .draw(.fillPath(let path, .nonZero, let paint))? = commands.first, commands.count == 1
        else {
            Issue.record("\(commands)")
            return
        }
        #expect(paint == .color(.black))
        // A disc of 17.3 points in the middle of 19.67 by 19, three times as large.
        let box = try #require(path.controlBounds)
        #expect(abs(box.midX - 39.5) < 0.1)
        #expect(abs(box.midY - 28.5) < 0.1)
        #expect(abs(box.width - 51.9) < 0.2)
    }

    @Test func theNamesWithoutOutlinesAreSaidAtOnce() throws {
        let (image, messages) = inRender {
            (UIImage(systemName: "no.such"), UIImage(systemName: "nor.this"), UIImage(systemName: "no.such"))
                .0
        }
        #expect(image?.size.height == 19)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("no.such, nor.this; marked boxes are drawn") == true)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func theWeightsHaveTheSameSymbolsInTheOrderOfNames() throws {
        let folder = try #require(InstalledData.directory(named: "assets/symbols", holding: "regular.txt"))
        let lists = try ["light", "regular", "bold"].map { weight in
            let text = try String(contentsOfFile: "\(folder)/\(weight).txt", encoding: .utf8)
            return text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        }
        #expect(lists[0] == lists[1] && lists[1] == lists[2])
        #expect(lists[0] == Array(Set(lists[0])).sorted() && lists[0].count >= 400)
        for name in [
            "xmark", "chevron.right", "questionmark.circle", "questionmark.circle.fill", "star.fill",
        ] {
            #expect(lists[0].contains(name))
        }
    }
}
