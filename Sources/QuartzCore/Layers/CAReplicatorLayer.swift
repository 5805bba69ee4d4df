import Geometry
package import Scene

/// A layer that draws its sublayers several times, each with a further transform and color.
///
/// The first copy is drawn lowest.
///
/// Source: `CAReplicatorLayer` in Apple's documentation, for the defaults and what each property means.
open class CAReplicatorLayer: CALayer {
    /// How many times the sublayers are drawn, the original among them; 1 by default.
    open var instanceCount = 1
    /// Whether the copies stay in the space around the layer; has no effect here.
    open var preservesDepth = false
    /// The delay between the animations of a copy and those of the next, in seconds; those of subviews of the layer's
    /// view are not delayed.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform of each copy relative to the one before, about the center of the layer.
    open var instanceTransform = CATransform3DIdentity
    /// The color by which those of the first copy are multiplied; opaque white by default, as is nil.
    open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// What is added to the red component of that color with each copy.
    open var instanceRedOffset: Float = 0
    /// What is added to the green component of that color with each copy.
    open var instanceGreenOffset: Float = 0
    /// What is added to the blue component of that color with each copy.
    open var instanceBlueOffset: Float = 0
    /// What is added to the alpha component of that color with each copy.
    open var instanceAlphaOffset: Float = 0

    /// Chosen: more nodes than any real design has, so that replicators inside of each other come to an end.
    private static let nodeLimit = 20_000

    package override func finishNodes(
        _ nodes: inout [LayoutNode], from index: Int, in presentation: Presentation
    ) {
        guard nodes.count > index + 1, instanceCount != 1 || color(of: 0) != .white else { return }
        // Indices among the children: 0 is this layer.
        let children = nodes[(index + 1)...].map { $0.moved(by: -index) }
        nodes.removeSubrange((index + 1)...)
        let room = max(1, Self.nodeLimit / (children.count + 1))
        var transform = CATransform3DIdentity
        for number in 0..<max(0, min(instanceCount, room)) {
            let shown = number > 0 ? delayedChildren(of: number, in: presentation) ?? children : children
            append(shown, as: number, moved: transform, to: &nodes, below: index)
            transform = transform.concatenating(instanceTransform)
        }
    }

    /// The children of a copy as they were before; nil where they were no different.
    private func delayedChildren(of number: Int, in presentation: Presentation) -> [LayoutNode]? {
        guard instanceDelay != 0, instanceDelay.isFinite, owner?.hasSubviews != true,
            let delayed = presentation.delayed(by: instanceDelay * Double(number), of: layersInside())
        else { return nil }
        var nodes = [LayoutNode(id: "", className: "", parent: nil, subtreeEnd: 1, frame: .zero)]
        for (number, layer) in stackedSublayers(in: delayed).enumerated() {
            layer.appendNodes(to: &nodes, id: "\(type(of: layer))[\(number)]", parent: 0, in: delayed)
        }
        return Array(nodes.dropFirst())
    }

    /// The layers inside of this one, at any depth.
    private func layersInside() -> [CALayer] {
        var found: [CALayer] = [], open = entries.map(\.layer)
        while let layer = open.popLast() {
            found.append(layer)
            open += layer.entries.map(\.layer)
        }
        return found
    }

    private func append(
        _ children: [LayoutNode], as number: Int, moved transform: CATransform3D,
        to nodes: inout [LayoutNode], below index: Int
    ) {
        // One that is turned beyond the viewer is not seen.
        guard let seen = transform.projected(at: .zero) else { return }
        if !seen.isExact { reportPerspective() }
        let parent = nodes[index], place = nodes.count, color = color(of: number)
        var group = LayoutNode(
            id: "\(parent.id)/instance[\(number)]", className: "CALayer", parent: index,
            subtreeEnd: place + 1 + children.count, frame: parent.bounds)
        group.boundsOrigin = parent.boundsOrigin
        group.transform = seen.transform
        group.opacity = color.alpha
        nodes.append(group)
        for child in children {
            var node = child.moved(by: place)
            if number > 0 { node.id = "\(group.id)/\(node.id)" }
            node.multiplyColors(by: color)
            nodes.append(node)
        }
    }

    /// The color of a copy.
    private func color(of number: Int) -> Color {
        let first = instanceColor?.color ?? .white
        func component(_ value: Double, _ offset: Float) -> Double {
            let sum = value + Double(offset) * Double(number)
            return sum.isFinite ? max(0, min(sum, 1)) : value
        }
        return Color(
            red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
            blue: component(first.blue, instanceBlueOffset),
            alpha: component(first.alpha, instanceAlphaOffset))
    }

    override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
        let number = AnimatedValue(value, like: AnimatedValue(0))?.number ?? 0
        switch key {
        case "instanceCount": instanceCount = Int(max(0, min(number, 1e9)))
        case "instanceDelay": instanceDelay = number
        case "instanceTransform":
            guard case .transform(let transform)? = AnimatedValue(value, like: .transform(.identity)) else {
                return true
            }
            instanceTransform = transform
        case "instanceColor": instanceColor = value as? CGColor
        case "instanceRedOffset": instanceRedOffset = Float(number)
        case "instanceGreenOffset": instanceGreenOffset = Float(number)
        case "instanceBlueOffset": instanceBlueOffset = Float(number)
        case "instanceAlphaOffset": instanceAlphaOffset = Float(number)
        default: return false
        }
        return true
    }
}

extension LayoutNode {
    /// Returns the node with its indices moved.
    fileprivate func moved(by shift: Int) -> LayoutNode {
        var node = self
        node.parent = parent.map { $0 + shift }
        node.subtreeEnd += shift
        return node
    }
}
