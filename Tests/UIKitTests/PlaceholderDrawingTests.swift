import Diagnostics
import Geometry
import PlaceholderViews
import Scene
import Testing

@testable import UIKitCore

/// The drawings that stand for content that no still picture can know.
@Suite struct PlaceholderDrawingTests {
    @Test(arguments: PlaceholderPicture.allCases) func anySizeIsDrawnWithFewCommands(
        placeholder: PlaceholderPicture
    ) {
        let sizes: [(Double, Double)] = [
            (0, 0), (0.5, 9), (3, 3), (11, 300), (40, 40), (5_000, 5_000), (9, 80_000),
        ]
        for size in sizes {
            let view = PlaceholderView(placeholder, for: "X", at: nil)
            view.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
            var environment = RenderEnvironment.standard
            environment.sink = DiagnosticSink()
            let drawn = environment.run { view.content(in: ContentContext(traits: environment.traits)) }
            #expect(drawn.isEmpty == (size.0 == 0) && drawn.count < 80)
            let isFinite = drawn.compactMap(\.drawing).compactMap(\.bounds).allSatisfy(\.isFinite)
            #expect(isFinite)
            #expect(environment.sink.diagnostics.count == (size.0 == 0 ? 0 : 1))
        }
    }

    @Test func anOutlineHasTheNameWhereItHasRoom() {
        func commands(_ width: Double, _ height: Double) -> [DrawCommand] {
            let view = OutlineView(of: "ProfileView")
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            return RenderEnvironment.standard.run {
                view.content(in: ContentContext(traits: RenderEnvironment.standard.traits))
            }
        }
        #expect(commands(0, 40).isEmpty)
        let small = commands(20, 40), large = commands(120, 40)
        #expect(small.count == 3 && large.count > 3)
        guard case .strokePath(_, let style, _)? = large.compactMap(\.drawing).first else {
            Issue.record("no outline")
            return
        }
        #expect(!style.dashes.isEmpty)
    }
}
