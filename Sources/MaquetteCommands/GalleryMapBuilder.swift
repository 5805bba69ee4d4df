package import Flows
package import Gallery
package import Maquette

/// Collects where the scenes of a gallery are, for its map.
package struct GalleryMapBuilder {
    private var flow: SceneFlow
    /// The first picture and the page of each node.
    private var pages: [Int: (scene: Int, digest: String?)] = [:]

    /// Starts with the scenes and segues of inputs.
    package init(_ inputs: [LoadedInput]) { flow = SceneFlow(of: inputs) }

    /// Notes the page of a screen, and its picture unless it has one.
    ///
    /// - Parameters:
    ///   - recipe: The screen.
    ///   - scene: The number of the page.
    ///   - digest: The digest of the picture; nil for none.
    ///   - size: The size of the picture in points.
    package mutating func add(_ recipe: ScreenRecipe, onPage scene: Int, digest: String?, size: Size?) {
        guard let node = flow.node(of: recipe), pages[node]?.digest == nil else { return }
        pages[node] = (scene, digest)
        if let size { flow.setSize(size, of: node) }
    }

    /// The map; nil if there are no segues.
    ///
    /// - Throws: `FlowError` if it would be too large.
    package func map() throws(FlowError) -> GalleryMap? {
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
