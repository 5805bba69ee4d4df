package import Scene

/// A layer that leaves its sublayers in the space around it, as for the sides of a cube that rotates.
///
/// It has no background, border, contents, shadow, mask or clip of its own, and its opacity applies to each sublayer by
/// itself.
open class CATransformLayer: CALayer {
    override var joinsSpace: Bool { true }

    package override func finishNodes(
        _ nodes: inout [LayoutNode], from index: Int, in presentation: Presentation
    ) {
        let opacity = nodes[index].opacity
        var bare = LayoutNode(
            id: nodes[index].id, className: nodes[index].className, parent: nodes[index].parent,
            subtreeEnd: nodes[index].subtreeEnd, frame: nodes[index].frame)
        bare.boundsOrigin = nodes[index].boundsOrigin
        bare.isHidden = nodes[index].isHidden
        nodes[index] = bare
        guard opacity < 1 else { return }
        for child in nodes.indices[(index + 1)...] where nodes[child].parent == index {
            nodes[child].opacity *= opacity
        }
    }
}
