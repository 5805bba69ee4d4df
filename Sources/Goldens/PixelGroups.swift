import Geometry

/// Groups of pixels that are joined as they turn out to be connected: a forest of disjoint sets.
struct PixelGroups {
    private var all: [Node] = []

    /// Small, because pictures of noise have hundreds of thousands.
    fileprivate struct Node {
        /// The number of the group that this one is part of: its own, or a lower one.
        var parent: Int32
        var minX: Int32
        var minY: Int32
        var maxX: Int32
        var maxY: Int32
        var pixelCount: Int
    }

    /// Adds pixels to the group of a number that `join` returned, or as a group of their own if it is negative; returns
    /// the number.
    @inline(__always)
    mutating func add(_ pixels: PixelDifference.Group, to group: Int) -> Int {
        let box = pixels.box
        let node = Node(
            parent: Int32(truncatingIfNeeded: all.count), minX: Int32(truncatingIfNeeded: box.minX),
            minY: Int32(truncatingIfNeeded: box.minY), maxX: Int32(truncatingIfNeeded: box.maxX),
            maxY: Int32(truncatingIfNeeded: box.maxY), pixelCount: pixels.pixelCount)
        guard group >= 0 else {
            all.append(node)
            return all.count &- 1
        }
        all[group].add(node)
        return group
    }

    /// Joins the groups that two numbers are in; returns the number of the joined group. The second number may be
    /// negative for none.
    mutating func join(_ first: Int, with second: Int) -> Int {
        let one = root(of: first)
        guard second >= 0 else { return one }
        let other = root(of: second)
        guard one != other else { return one }
        let (older, younger) = (min(one, other), max(one, other))
        all[younger].parent = Int32(truncatingIfNeeded: older)
        return older
    }

    /// Calls a closure with the groups, each once, in the order of their first pixels.
    consuming func forEach(_ body: (PixelDifference.Group) -> Void) {
        // Parents have lower numbers, so that a group is complete when it becomes part of another one.
        for number in all.indices.reversed() where all[number].parent != number {
            all[Int(all[number].parent)].add(all[number])
        }
        for (number, node) in all.enumerated() where node.parent == number {
            let box = PixelRect(
                minX: Int(node.minX), minY: Int(node.minY), maxX: Int(node.maxX), maxY: Int(node.maxY))
            body(PixelDifference.Group(box: box, pixelCount: node.pixelCount))
        }
    }

    @inline(__always)
    private mutating func root(of number: Int) -> Int {
        var number = number, parent = Int(all[number].parent)
        while parent != number {
            let next = all[parent].parent
            all[number].parent = next
            (number, parent) = (parent, Int(next))
        }
        return number
    }
}

extension PixelGroups.Node {
    /// Adds the pixels of another one.
    @inline(__always)
    fileprivate mutating func add(_ other: PixelGroups.Node) {
        pixelCount &+= other.pixelCount
        (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
        (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
    }
}

extension PixelDifference {
    /// Adds a group, whose pixels are counted already.
    mutating func add(_ group: Group) {
        boundingBox = boundingBox?.joined(with: group.box) ?? group.box
        groupCount += 1
        largestGroupSide = max(largestGroupSide, group.box.width, group.box.height)
        if groups.count >= DifferenceExplanation.shownClusterLimit {
            guard let last = groups.last, group.precedes(last) else { return }
            groups.removeLast()
        }
        groups.insert(group, at: groups.firstIndex(where: group.precedes) ?? groups.count)
    }
}

extension PixelDifference.Group {
    /// Whether the group comes before another one: the group with most pixels first, then from the top.
    func precedes(_ other: PixelDifference.Group) -> Bool {
        (other.pixelCount, box.minY, box.minX) < (pixelCount, other.box.minY, other.box.minX)
    }
}

extension PixelRect {
    /// Whether another rectangle is inside this one.
    func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

    /// Returns the smallest rectangle that contains both.
    func joined(with other: PixelRect) -> PixelRect {
        PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
