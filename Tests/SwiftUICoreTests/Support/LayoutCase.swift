import CoreGraphics
import Foundation
import SwiftUICore

/// A view with what its layout is expected to be; `scripts/swiftui-cases` makes these from files of cases.
struct LayoutCase {
    /// What is expected, in points.
    struct Expectation {
        /// The size of the view.
        var size: [Double]?
        /// The frames of colors, images, dividers and probes, by their names: x, y, width, height.
        var frames: [String: [Double]] = [:]
        /// The only color that is shown.
        var chosen: String?
        /// The x-coordinates and widths of views, from the first one's.
        var columns: [[Double]]?
        /// The left edges of what is drawn, in pixels, and the last right edge.
        var pixelEdges: [Double]?
        /// The width of the first color.
        var width: Double?
    }

    /// The name of the case.
    var id: String
    /// The size of the container in points; nil for a proposal.
    var container: CGSize?
    /// The proposal; used without a container.
    var proposal = ProposedViewSize.unspecified
    /// The safe area of the container.
    var safeArea = EdgeInsets()
    /// The pixels of the display per point.
    var scale: CGFloat = 3
    /// Whether the layout direction is from right to left.
    var isRightToLeft = false
    /// What is expected.
    var expectation: Expectation
    /// The view that is laid out.
    var view: any View

    /// The greatest difference that counts as equal: half a pixel of a display with three pixels a point.
    static let tolerance = 0.5 / 3

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return environment
    }

    /// Lays the view out, and returns what differs from what is expected.
    func differences() -> [String] {
        let graph = ViewGraph(
            view, container: container ?? CGSize(width: 100, height: 100), environment: environment)
        graph.safeArea = safeArea
        var found: [String] = []
        if let size = expectation.size {
            let answer = graph.size(for: container.map { ProposedViewSize($0) } ?? proposal)
            compare("size", [answer.width, answer.height], size, &found)
        }
        guard container != nil else { return found }
        let nodes = graph.hostedNodes().compactMap { node in
            LayoutCase.name(of: node).map { ($0, node.frame) }
        }
        for (name, frame) in expectation.frames.sorted(by: { $0.key < $1.key }) {
            guard let node = nodes.first(where: { $0.0 == name }) else {
                found.append("\(name) is not shown")
                continue
            }
            compare(name, LayoutCase.numbers(node.1), frame, &found)
        }
        if let chosen = expectation.chosen, nodes.map(\.0) != [chosen] {
            found.append("shown are \(nodes.map(\.0)), not \(chosen)")
        }
        if let width = expectation.width, let node = nodes.first {
            compare("width", [node.1.width], [width], &found)
        }
        compareRows(graph, nodes, &found)
        return found
    }

    private func compareRows(_ graph: ViewGraph, _ nodes: [(String, CGRect)], _ found: inout [String]) {
        if let columns = expectation.columns, let first = nodes.map(\.1.minX).min() {
            let row = nodes.map(\.1).filter { $0.minY == nodes[0].1.minY }.prefix(columns.count)
            compare("columns", row.flatMap { [$0.minX - first, $0.width] }, columns.flatMap(\.self), &found)
        }
        if let edges = expectation.pixelEdges {
            let rects = nodes.map { $0.1.roundedToPixels(scale) }
            compare(
                "edges", rects.map { $0.minX * scale } + [rects.last.map { $0.maxX * scale } ?? 0], edges,
                &found)
        }
    }

    private func compare(_ name: String, _ actual: [CGFloat], _ expected: [Double], _ found: inout [String]) {
        let isEqual =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= LayoutCase.tolerance }
        if !isEqual { found.append("\(name) is \(actual), not \(expected)") }
    }

    private static func numbers(_ rect: CGRect) -> [CGFloat] {
        [rect.minX, rect.minY, rect.width, rect.height]
    }

    /// The name by which cases know a view.
    private static func name(of node: HostedNode) -> String? {
        switch node.typeName {
        case "Color": node.text
        case "Image": "image"
        case "Divider": "divider"
        default: node.typeName.hasPrefix("probe ") ? String(node.typeName.dropFirst(6)) : nil
        }
    }
}
