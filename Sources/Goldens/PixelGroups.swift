import Geometry

/// Groups of pixels that are joined as they turn out to be connected: a forest of disjoint sets.
struct PixelGroups {
    private var parents: [Int] = []
    private var groups: [PixelDifference.Group] = []

    /// The groups, each once, in no particular order.
    var all: [PixelDifference.Group] { parents.indices.filter { parents[$0] == $0 }.map { groups[$0] } }

    /// Adds pixels to the group of a number that `join` returned, or as a group of their own; returns the number.
    mutating func add(_ pixels: PixelDifference.Group, to group: Int?) -> Int {
        guard let group else {
            parents.append(parents.count)
            groups.append(pixels)
            return parents.count - 1
        }
        groups[group].pixelCount += pixels.pixelCount
        groups[group].box = groups[group].box.joined(with: pixels.box)
        return group
    }

    /// Joins the groups that two numbers are in; returns the number of the joined group.
    mutating func join(_ first: Int, with second: Int?) -> Int {
        let one = root(of: first)
        guard let second else { return one }
        let other = root(of: second)
        guard one != other else { return one }
        let (older, younger) = (min(one, other), max(one, other))
        parents[younger] = older
        groups[older].pixelCount += groups[younger].pixelCount
        groups[older].box = groups[older].box.joined(with: groups[younger].box)
        return older
    }

    private mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
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
