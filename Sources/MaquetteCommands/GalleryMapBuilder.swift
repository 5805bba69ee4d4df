import Gallery
import Maquette

/// Collects where the scenes of a gallery are, for its map.
struct GalleryMapBuilder {
    private var flow: SceneFlow
    /// The first picture and the page of each node.
    private var pages: [Int: (scene: Int, digest: String?)] = [:]

    /// Starts with the scenes and segues of inputs.
    init(_ inputs: [LoadedInput]) { flow = SceneFlow(of: inputs) }

    /// Notes the page of a screen, and its picture unless it has one.
    mutating func add(_ shot: GalleryShot, of recipe: ScreenRecipe, onPage scene: Int) {
        guard let node = flow.node(of: recipe), pages[node]?.digest == nil else { return }
        pages[node] = (scene, shot.picture?.digest)
        if let picture = shot.picture {
            flow.setSize(
                Size(width: Double(picture.width) / shot.scale, height: Double(picture.height) / shot.scale),
                of: node)
        }
    }

    /// The map; nil if there are no segues.
    ///
    /// - Throws: `FlowError` if it would be too large.
    func map() throws(FlowError) -> GalleryMap? {
        guard !flow.edges.isEmpty else { return nil }
        let drawn = try FlowMap(flow)
        var map = GalleryMap(drawn.layout, files: flow.files)
        map.kinds = drawn.lineStyles.map {
            GalleryMap.Kind(name: $0.name, color: $0.color, dashes: $0.dashes)
        }
        map.segues = flow.edges.indices.map { index in
            GalleryMap.Segue(
                kind: drawn.lineStyle(ofSegue: index), label: drawn.label(ofSegue: index),
                tooltip: drawn.tooltip(ofSegue: index))
        }
        map.nodes = flow.nodes.indices.map { index in
            var node = GalleryMap.Node(
                caption: drawn.caption(of: index), tooltip: drawn.tooltip(of: index),
                frame: flow.nodes[index].reference == nil ? drawn.pictureFrame(of: index) : nil)
            (node.scene, node.digest) = (pages[index]?.scene, pages[index]?.digest)
            return node
        }
        return map
    }
}
