package import Geometry
import Maquette
import SceneMap
import ScreenDocuments

extension FlowMap {
    /// The greatest number of characters of a name in a tooltip.
    private static let tooltipLimit = 200

    /// Returns where the picture of a node lies, in points.
    package func pictureFrame(of index: Int) -> Rect {
        let frame = layout.frames[index]
        let size =
            FlowMap.pictureSize(of: flow.nodes[index])
            ?? Size(
                width: frame.width - 2 * FlowMap.cardInset,
                height: frame.height - FlowMap.captionHeight - FlowMap.cardInset)
        return Rect(
            origin: Point(x: frame.midX - size.width / 2, y: frame.minY + FlowMap.cardInset), size: size)
    }

    /// Returns what is said of a node beside the map, on several lines.
    package func tooltip(of index: Int) -> String {
        let node = flow.nodes[index]
        let title = node.title.map { "“\($0)”" }
        return FlowMap.lines([node.name, title, node.className, flow.files[node.file]])
    }

    /// Returns what is said of a segue beside the map, on several lines.
    package func tooltip(ofSegue index: Int) -> String {
        let edge = flow.edges[index], nodes = flow.nodes
        let names = [nodes[edge.source].name, edge.destination.map { nodes[$0].name } ?? edge.segue.action]
        let ends = names.compactMap { $0 }.map { String($0.prefix(Self.tooltipLimit)) }
        return FlowMap.lines([
            "\(FlowLineStyle.style(of: edge.segue.kind).name): \(ends.joined(separator: " → "))",
            edge.segue.identifier, edge.segue.viewName.map { "from \($0)" }, edge.segue.customClass,
        ])
    }

    /// The kinds of segues on the map, in the order of the legend.
    var kinds: [StoryboardFlow.Kind] {
        let used = Set(flow.edges.map(\.segue.kind))
        return StoryboardFlow.Kind.allCases.filter(used.contains)
    }

    /// How the kinds of segues on the map are drawn, in the order of the legend.
    package var lineStyles: [FlowLineStyle] { kinds.map(FlowLineStyle.style) }

    /// Returns the index of a segue's kind in the legend.
    package func lineStyle(ofSegue index: Int) -> Int {
        kinds.firstIndex(of: flow.edges[index].segue.kind) ?? 0
    }

    /// Returns the text at the start of a segue; nil for none.
    package func label(ofSegue index: Int) -> String? { FlowMap.label(of: flow.edges[index].segue) }

    /// Returns the lines below the picture of a node, as far as they fit.
    package func caption(of index: Int) -> [String] {
        let node = flow.nodes[index]
        let width = max(FlowMap.captionLimit, layout.frames[index].width)
        return [(node.name, FlowMap.nameSize), (FlowMap.subtitle(of: node) ?? "", FlowMap.labelSize)]
            .map { MapText.fitted($0.0, size: $0.1, width: width) }.filter { !$0.isEmpty }
    }

    private static func lines(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.map { String($0.prefix(tooltipLimit)) }.joined(separator: "\n")
    }
}
