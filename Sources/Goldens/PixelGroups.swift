import Geometry

/// Groups of pixels that are joined as they turn out to be connected: a forest of disjoint sets.
struct PixelGroups {
    private var all: [Node] = []

    private struct Node {
        /// The number of the group that this one is part of: its own, or a lower one.
        var parent: Int
        /// The pixels that were added to this number.
        var pixels: PixelDifference.Group
    }

    /// Adds pixels to the group of a number that `join` returned, or as a group of their own if it is negative; returns
    /// the number.
    @inline(__always)
    mutating func add(_ pixels: PixelDifference.Group, to group: Int) -> Int {
        guard group >= 0 else {
            all.append(Node(parent: all.count, pixels: pixels))
            return all.count &- 1
        }
        all[group].pixels.add(pixels)
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
        all[younger].parent = older
        return older
    }

    /// Calls a closure with the groups, each once, in the order of their first pixels.
    consuming func forEach(_ body: (PixelDifference.Group) -> Void) {
        // Parents have lower numbers, so that a group is complete when it becomes part of another one.
        for number in all.indices.reversed() where all[number].parent != number {
            all[all[number].parent].pixels.add(all[number].pixels)
        }
        for number in all.indices where all[number].parent == number { body(all[number].pixels) }
    }

    @inline(__always)
    private mutating func root(of number: Int) -> Int {
        var number = number, parent = all[number].parent
        while parent != number {
            let next = all[parent].parent
            all[number].parent = next
            (number, parent) = (parent, next)
        }
        return number
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
    /// Adds the pixels of another group.
    mutating func add(_ other: PixelDifference.Group) {
        pixelCount &+= other.pixelCount
        box = box.joined(with: other.box)
    }

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
