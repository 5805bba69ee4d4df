import CoreGraphics
import Geometry
import RenderContext
import Scene
import SwiftUICore

/// Runs a test in a render of its own, with its clock.
func inOneRender(_ body: (EventLoop) throws -> Void) rethrows {
    let context = RenderContext()
    try RenderEnvironment.standard.run(in: context) { try body(context.eventLoop) }
}

extension ViewGraph {
    /// Creates the graph of a view in a square of 100 points at one pixel a point, and lays it out.
    static func settled(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> ViewGraph {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let graph = ViewGraph(
            view, container: CGSize(width: width, height: height), environment: environment)
        graph.settle()
        return graph
    }

    /// The left edges of the filled rectangles, without transforms.
    var rectangles: [Rect] {
        drawnCommands().compactMap { if case .draw(.fillRect(let rect, _)) = $0 { rect } else { nil } }
    }

    /// The opacities of the layers, from outside to inside.
    var opacities: [Double] {
        drawnCommands().compactMap {
            if case .push(.layer(let opacity, _, _)) = $0 { opacity } else { nil }
        }
    }

    /// The transforms, from outside to inside.
    var transforms: [Geometry.AffineTransform] {
        drawnCommands().compactMap { if case .push(.transform(let value)) = $0 { value } else { nil } }
    }
}

/// Whether two numbers are equal to a millionth.
func isNear(_ first: Double?, _ second: Double) -> Bool { first.map { abs($0 - second) < 1e-6 } ?? false }
