import Geometry
import Scene
import SwiftUICore
import UIKitCore

extension HostingView {
    /// Returns the SwiftUI views for layout trees, in preorder: their types, identities, texts and frames.
    func layoutNodes() -> [LayoutNode] {
        let hosted = graph.hostedNodes()
        var nodes: [LayoutNode] = [], counts: [Int?: Int] = [:]
        nodes.reserveCapacity(hosted.count)
        for (index, view) in hosted.enumerated() {
            let position = counts[view.parent, default: 0]
            counts[view.parent] = position + 1
            var frame = view.frame
            if let parent = view.parent {
                let origin = hosted[parent].frame.origin
                frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            }
            let name = view.id ?? "\(view.typeName)[\(position)]"
            let path = view.parent.map { "\(nodes[$0].id)/\(name)" } ?? name
            var node = LayoutNode(
                id: path, className: view.typeName, parent: view.parent, subtreeEnd: index + 1,
                frame: frame.rect)
            node.text = view.text
            nodes.append(node)
        }
        for index in nodes.indices.reversed() {
            guard let parent = nodes[index].parent else { continue }
            nodes[parent].subtreeEnd = max(nodes[parent].subtreeEnd, nodes[index].subtreeEnd)
        }
        return nodes
    }
}
