import Foundation
import Maquette
import UIKitCore

/// Measures the time from a recipe to the final frames, in one process, with warm text caches.
enum LayoutBenchmark {
    /// One row of the results.
    struct Figure {
        var screen: String
        var views: Int
        /// Seconds from the recipe to the layout tree, including the drawing commands of text.
        var median: Double
    }

    /// Measures the named screens, or the typical screen and lists of increasing length.
    static func run(_ names: [String]) throws -> [Figure] {
        let session = try RenderSession()
        var renderer = Renderer(session: session)
        var figures: [Figure] = []
        let screens =
            [(Screen("typical") { TypicalScreenController() }, 200)]
            + [100, 300, 1000, 3000].map { count in
                (Screen("list-\(count)") { LabelListController(count: count) }, max(5, 3000 / count))
            }
            + [100, 1000, 10_000].map { count in
                (Screen("flow-\(count)") { TagFlowController(count: count) }, max(5, 3000 / count))
            }
        for (screen, runs) in screens where names.isEmpty || names.contains(screen.name) {
            figures += measure(screen, runs: runs, &renderer)
        }
        return figures
    }

    /// The growth of the time with the number of views: the slope between the smallest and the largest of the screens
    /// whose names begin with `prefix`.
    static func exponent(_ figures: [Figure], of prefix: String) -> Double {
        let lists = figures.filter { $0.screen.hasPrefix(prefix) }
        guard let first = lists.first, let last = lists.last, first.views < last.views else { return 0 }
        return log(last.median / first.median) / log(Double(last.views) / Double(first.views))
    }

    private static func measure(_ screen: Screen, runs: Int, _ renderer: inout Renderer) -> [Figure] {
        let inputs = loadInputs([], screens: [screen], selection: InputSelection(), workers: 1)
        guard let recipe = inputs.first?.recipes.first else { return [] }
        var times: [Double] = []
        var views = 0
        for _ in 0...runs {
            let start = ContinuousClock.now
            let rendered = renderer.render(recipe, in: Variant(), to: .layout)
            let time = ContinuousClock.now - start
            times.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
            views = rendered.layout?.nodes.count ?? 0
        }
        // The first run fills the caches.
        let sorted = times.dropFirst().sorted()
        return [Figure(screen: screen.name, views: views, median: sorted[sorted.count / 2])]
    }
}
