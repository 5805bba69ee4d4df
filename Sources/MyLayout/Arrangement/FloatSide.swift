import UIKitCore

/// What a subview takes up at a side of a float layout, with its distances and the spaces after it.
struct FloatBlock {
    /// How far it reaches from its side, points.
    var inner: CGFloat
    /// How far from its side it begins, points.
    var outer: CGFloat
    /// Where it begins along the stack of lines, points.
    var start: CGFloat
    /// Where it ends along the stack of lines, points.
    var end: CGFloat = .infinity
    /// Whether it is the edge of the layout.
    var isEdge: Bool
}

/// A side of a float layout: the blocks that later subviews float against.
struct FloatSide {
    /// How far the padding reaches, points.
    let padding: CGFloat
    /// The blocks from the edge of the layout to the last one, each ending before the one before it does.
    private(set) var blocks: [FloatBlock]
    /// Where the last subview begins along the stack of lines, points.
    private(set) var lastStack: CGFloat
    /// Where the blocks end along the stack of lines, points.
    private(set) var extent: CGFloat

    init(padding: CGFloat, stack: CGFloat) {
        self.padding = padding
        blocks = [FloatBlock(inner: padding, outer: padding, start: stack, isEdge: true)]
        lastStack = stack
        extent = stack
    }

    /// Adds a block, behind which those are that end with or before it.
    mutating func add(_ block: FloatBlock, at stack: CGFloat) {
        blocks.removeAll { $0.end <= block.end + lengthTolerance }
        blocks.append(block)
        lastStack = stack
        extent = max(extent, block.end)
    }

    /// Takes up the blocks of this side that a block of the other one touches and ends with, and forgets those before
    /// it.
    mutating func merge(into block: inout FloatBlock, length: CGFloat, addsOverlap: Bool) {
        for index in blocks.indices.reversed() {
            let own = blocks[index]
            if own.end <= block.start + lengthTolerance {
                blocks.remove(at: index)
            } else if abs(own.end - block.end) <= lengthTolerance,
                block.inner + own.inner >= length - lengthTolerance
            {
                blocks.remove(at: index)
                let overlap = block.inner + own.inner - length
                block.inner = max(block.inner, length - own.outer) + (addsOverlap ? overlap : 0)
                block.start = min(block.start, own.start)
                block.end = max(block.end, own.end)
            }
        }
    }
}
