import Geometry
import Scene

/// The properties of a node that are written if they are not their default, each a bit of the node's first count.
private struct NodeParts: OptionSet {
    var rawValue: Int

    static let boundsOrigin = NodeParts(rawValue: 1 << 0)
    static let transform = NodeParts(rawValue: 1 << 1)
    static let hidden = NodeParts(rawValue: 1 << 2)
    static let opacity = NodeParts(rawValue: 1 << 3)
    static let blend = NodeParts(rawValue: 1 << 4)
    static let clips = NodeParts(rawValue: 1 << 5)
    static let radii = NodeParts(rawValue: 1 << 6)
    static let continuous = NodeParts(rawValue: 1 << 7)
    static let shadow = NodeParts(rawValue: 1 << 8)
    static let shadowPath = NodeParts(rawValue: 1 << 9)
    static let mask = NodeParts(rawValue: 1 << 10)
    static let vibrancy = NodeParts(rawValue: 1 << 11)
    static let background = NodeParts(rawValue: 1 << 12)
    static let border = NodeParts(rawValue: 1 << 13)
    static let content = NodeParts(rawValue: 1 << 14)
    static let text = NodeParts(rawValue: 1 << 15)
    static let contentSize = NodeParts(rawValue: 1 << 16)
    static let contentBelow = NodeParts(rawValue: 1 << 17)
    static let ambiguous = NodeParts(rawValue: 1 << 18)
    static let accessibility = NodeParts(rawValue: 1 << 19)
    static let all = NodeParts(rawValue: 1 << 20 - 1)

    /// Those of a node.
    init(_ node: LayoutNode) {
        self.init(rawValue: 0)
        if node.boundsOrigin != .zero { insert(.boundsOrigin) }
        if node.transform != .identity { insert(.transform) }
        if node.isHidden { insert(.hidden) }
        if node.opacity != 1 { insert(.opacity) }
        if node.blend != .normal { insert(.blend) }
        if node.clipsToBounds { insert(.clips) }
        if node.cornerRadii != .zero { insert(.radii) }
        if node.cornerCurve == .continuous { insert(.continuous) }
        if node.shadow != nil { insert(.shadow) }
        if node.shadowPath != nil { insert(.shadowPath) }
        if node.mask != nil { insert(.mask) }
        if node.vibrancy != nil { insert(.vibrancy) }
        if node.background != nil { insert(.background) }
        if node.border != nil { insert(.border) }
        if !node.content.isEmpty { insert(.content) }
        if node.text != nil { insert(.text) }
        if node.contentSize != nil { insert(.contentSize) }
        if node.contentBelow != 0 { insert(.contentBelow) }
        if node.isAmbiguous { insert(.ambiguous) }
        if node.accessibility != nil { insert(.accessibility) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}

extension WireWriter {
    /// Writes a node without its place in the tree.
    mutating func write(_ node: LayoutNode) {
        let parts = NodeParts(node)
        write(count: parts.rawValue)
        write(node.id)
        write(name: node.className)
        write(node.frame)
        if parts.contains(.boundsOrigin) { write(node.boundsOrigin) }
        if parts.contains(.transform) { write(node.transform) }
        if parts.contains(.opacity) { write(node.opacity) }
        if parts.contains(.blend) { write(name: node.blend.rawValue) }
        if parts.contains(.radii) { write(node.cornerRadii) }
        if let shadow = node.shadow { write(shadow) }
        if let path = node.shadowPath { write(path) }
        if let mask = node.mask { write(mask) }
        if let vibrancy = node.vibrancy {
            write(vibrancy.color)
            write(name: vibrancy.blend.rawValue)
        }
        if let background = node.background { write(background) }
        if let border = node.border {
            write(border.width)
            write(border.color)
        }
        if parts.contains(.content) { write(node.content) }
        if let text = node.text { write(text) }
        if let size = node.contentSize { write(size) }
        if parts.contains(.contentBelow) { write(node.contentBelow) }
        if let accessibility = node.accessibility { write(accessibility) }
    }

    private mutating func write(_ accessibility: NodeAccessibility) {
        write(optional: accessibility.label) { $0.write($1) }
        write(optional: accessibility.identifier) { $0.write($1) }
        write(list: accessibility.traits) { $0.write(name: $1) }
    }
}

extension WireReader {
    /// Reads a node without its place in the tree.
    mutating func node() throws(WireError) -> LayoutNode {
        let parts = NodeParts(rawValue: try count())
        guard parts.isSubset(of: .all) else { throw error(.unknownCase) }
        let id = try text(), className = try name()
        let frame = Rect(origin: try point(), size: try nonNegativeSize())
        var node = LayoutNode(id: id, className: className, parent: nil, subtreeEnd: 0, frame: frame)
        if parts.contains(.boundsOrigin) { node.boundsOrigin = try point() }
        if parts.contains(.transform) { node.transform = try transform() }
        node.isHidden = parts.contains(.hidden)
        if parts.contains(.opacity) { node.opacity = try number(in: 0...1) }
        if parts.contains(.blend) { node.blend = try blendMode() }
        node.clipsToBounds = parts.contains(.clips)
        if parts.contains(.radii) { node.cornerRadii = try radii() }
        if parts.contains(.continuous) { node.cornerCurve = .continuous }
        if parts.contains(.shadow) { node.shadow = try shadow() }
        if parts.contains(.shadowPath) { node.shadowPath = try path() }
        if parts.contains(.mask) { node.mask = try commands() }
        if parts.contains(.vibrancy) {
            node.vibrancy = LayoutNode.Vibrancy(color: try color(), blend: try blendMode())
        }
        if parts.contains(.background) { node.background = try color() }
        if parts.contains(.border) {
            node.border = LayoutNode.Border(width: try number(), color: try color())
        }
        try readContent(parts, of: &node)
        return node
    }

    private mutating func readContent(_ parts: NodeParts, of node: inout LayoutNode) throws(WireError) {
        if parts.contains(.content) { node.content = try commands() }
        if parts.contains(.text) { node.text = try text() }
        if parts.contains(.contentSize) { node.contentSize = try size() }
        if parts.contains(.contentBelow) { node.contentBelow = try number() }
        node.isAmbiguous = parts.contains(.ambiguous)
        guard parts.contains(.accessibility) else { return }
        let label = try optional { reader throws(WireError) in try reader.text() }
        let identifier = try optional { reader throws(WireError) in try reader.text() }
        let traits = try list { reader throws(WireError) in try reader.name() }
        try take(memory: 96)
        node.accessibility = NodeAccessibility(label: label, identifier: identifier, traits: traits)
        guard node.accessibility != nil else { throw error(.structure) }
    }
}
