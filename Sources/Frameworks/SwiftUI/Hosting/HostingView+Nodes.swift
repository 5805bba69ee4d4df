import Geometry
import Scene
import SwiftUICore
import UIKitCore

extension HostingView {
    /// Returns the SwiftUI views for layout trees, in preorder: their types, identities, texts, frames and what is said of
    /// them for assistive technologies.
    func layoutNodes() -> [LayoutNode] {
        updateEnvironment()
        let hosted = graph.hostedNodes()
        var nodes: [LayoutNode] = [], counts: [Int?: Int] = [:], paths: Set<String> = []
        nodes.reserveCapacity(hosted.count)
        for (index, view) in hosted.enumerated() {
            let position = counts[view.parent, default: 0]
            counts[view.parent] = position + 1
            let place = view.parent.map { "\(nodes[$0].id)/" } ?? "", own = "\(view.typeName)[\(position)]"
            var path = place + (view.id.map(HostingView.pathPart) ?? own)
            // Views in different containers may have the same identity, and one container may repeat it by mistake.
            if !paths.insert(path).inserted {
                path = place + own
                paths.insert(path)
            }
            var node = LayoutNode(
                id: path, className: view.typeName, parent: view.parent, subtreeEnd: index + 1,
                frame: frame(of: view, among: hosted).rect)
            node.text = view.text
            if let accessibility = view.accessibility {
                node.accessibility = NodeAccessibility(
                    label: accessibility.label, identifier: accessibility.identifier,
                    traits: accessibility.traits)
            }
            nodes.append(node)
        }
        for index in nodes.indices.reversed() {
            guard let parent = nodes[index].parent else { continue }
            nodes[parent].subtreeEnd = max(nodes[parent].subtreeEnd, nodes[index].subtreeEnd)
        }
        return nodes
    }

    /// The frame of a view in points of the one that it is inside.
    private func frame(of view: HostedNode, among hosted: [HostedNode]) -> CGRect {
        guard let parent = view.parent else { return view.frame }
        let origin = hosted[parent].frame.origin
        return view.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// An identity as a part of a path, on one line.
    private static func pathPart(_ id: String) -> String {
        String(id.prefix(80).map { $0 == "/" || $0.isNewline ? "_" : $0 })
    }
}
