import Goldens
package import Maquette
package import SceneMap
import ScreenDocuments

/// The map of a flow: what is drawn where.
package struct FlowMap: Sendable {
    /// The scenes and segues.
    package let flow: SceneFlow
    /// The frames of scenes and the lines of segues, in points. A frame has the picture at the top and the caption
    /// below it.
    package let layout: MapLayout

    /// The greatest size of a picture on the map, in points. Chosen: 200 scenes fit a large screen.
    package static let pictureLimit = Size(width: 120, height: 260)
    /// The pixels a point of pictures.
    package static let pictureScale = 2.0
    /// The height of a caption in points.
    static let captionHeight = 34.0
    /// The distance of a picture from the edges of its box, in points.
    static let cardInset = 6.0
    /// The greatest width of a label and of a caption, in points.
    static let labelLimit = 130.0
    static let captionLimit = 170.0
    /// The sizes of text in points.
    static let nameSize = 10.0
    static let labelSize = 9.0

    /// Lays out a flow.
    ///
    /// - Throws: `FlowError` if it is too large.
    package init(_ flow: SceneFlow) throws(FlowError) {
        self.flow = flow
        var graph = MapGraph()
        graph.nodes = flow.nodes.map { node in
            MapGraph.Node(size: Self.boxSize(of: node), group: node.file, isEntry: node.isInitial)
        }
        graph.edges = flow.edges.map { edge in
            let label = Self.label(of: edge.segue)
            let width = label.map { MapText.width($0, size: Self.labelSize) + 8 } ?? 0
            return MapGraph.Edge(from: edge.source, to: edge.destination, labelWidth: width)
        }
        guard let layout = MapLayout(of: graph) else {
            throw FlowError(
                diagnostic: Diagnostic(
                    .flowSize,
                    "the map would be too large: \(counted(flow.nodes.count, "scene")) and "
                        + counted(flow.edges.count, "segue"),
                    hints: ["name fewer files"]))
        }
        self.layout = layout
    }

    /// The size of a node's picture on the map; nil for none.
    package static func pictureSize(of node: SceneFlow.Node) -> Size? {
        guard let size = node.size, size.width > 0, size.height > 0 else { return nil }
        return size.reduced(toFit: pictureLimit)
    }

    private static func boxSize(of node: SceneFlow.Node) -> Size {
        let caption = [node.name, subtitle(of: node) ?? ""].map { MapText.width($0, size: nameSize) }
        let text = min(captionLimit, caption.max() ?? 0)
        guard node.reference == nil else { return Size(width: max(110, text + 16).rounded(.up), height: 40) }
        let picture = pictureSize(of: node) ?? Size(width: pictureLimit.width, height: 80)
        return Size(
            width: (max(picture.width, text) / 2 + cardInset).rounded(.up) * 2,
            height: ((picture.height + captionHeight + cardInset) / 2).rounded(.up) * 2)
    }

    /// The second line of a caption: what the name does not say.
    static func subtitle(of node: SceneFlow.Node) -> String? {
        if node.reference != nil { return "storyboard reference" }
        return [node.title, node.className].compactMap { $0 }.first { $0 != node.name }
    }

    /// What stands at the start of a segue: its identifier, the action of an unwind segue, or what triggers it.
    static func label(of segue: StoryboardFlow.Segue) -> String? {
        let names =
            segue.kind == .unwind
            ? [segue.action, segue.identifier] : [segue.identifier, segue.viewName, segue.customClass]
        return names.compactMap { $0 }.first { !$0.isEmpty }
            .map { MapText.fitted($0, size: labelSize, width: labelLimit) }
    }
}

/// Why a map cannot be made.
package struct FlowError: Error {
    /// What is too large.
    package var diagnostic: Diagnostic
}
