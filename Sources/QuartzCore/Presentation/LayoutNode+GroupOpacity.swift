import Geometry
import Scene

extension LayoutNode {
    /// Applies the opacity of a node to what it draws itself and to each of its children, instead of to all as a group.
    ///
    /// Source: documentation of `CALayer.allowsGroupOpacity`. A mask and a blend mode need the group, which stays then.
    ///
    /// - Parameters:
    ///   - nodes: The nodes, of which those after the index are below the node there.
    ///   - index: The index of the node.
    static func divideOpacity(_ nodes: inout [LayoutNode], at index: Int) {
        let opacity = nodes[index].opacity
        guard opacity < 1, nodes.count > index + 1, nodes[index].mask == nil, nodes[index].blend == .normal,
            nodes[index].vibrancy == nil
        else { return }
        for child in nodes.indices[(index + 1)...] where nodes[child].parent == index {
            nodes[child].opacity *= opacity
        }
        var node = nodes[index]
        node.opacity = 1
        node.background = node.background?.multipliedAlpha(by: opacity)
        node.border = node.border.map {
            LayoutNode.Border(width: $0.width, color: $0.color.multipliedAlpha(by: opacity))
        }
        if !node.content.isEmpty {
            let bounds = Rect(origin: node.boundsOrigin, size: node.frame.size)
            node.content = [.push(.layer(opacity: opacity, bounds: bounds))] + node.content + [.pop]
        }
        nodes[index] = node
    }
}
