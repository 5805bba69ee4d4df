import Geometry
import UIKitCore

/// A walk along a curve in steps of its argument, which finds places at equal distances.
///
/// Source: the steps, tolerances and the end at a gap of `MyPathLayout` in MyLayout 2.0.
struct PathWalk {
    let curve: PathCurve
    /// What a distance along the curve may differ by, points.
    let tolerance: CGFloat

    /// A place on the curve.
    struct Place {
        var point: CGPoint
        /// The argument there.
        var argument: CGFloat
        /// The index of the point among those of the walk.
        var index: Int
    }

    /// Points of a curve.
    struct Outline {
        var points: [CGPoint] = []
        /// The indexes of the points that begin a part of the curve.
        var beginnings: Set<Int> = []
        /// The length of the parts, points.
        var length: CGFloat = 0
        /// Whether the last point meets the first.
        var isClosed: Bool {
            guard let first = points.first, let last = points.last, points.count > 1 else { return false }
            return first.distance(to: last) <= 1
        }

        fileprivate mutating func add(_ point: CGPoint, begins: Bool) {
            if begins {
                beginnings.insert(points.count)
            } else if let last = points.last {
                length += last.distance(to: point)
            }
            points.append(point)
        }

        /// The lines between the points.
        var path: CGPath {
            let path = CGMutablePath()
            for (index, point) in points.enumerated() {
                beginnings.contains(index) ? path.move(to: point) : path.addLine(to: point)
            }
            return path
        }
    }

    /// How many steps are made for a place at most. Chosen: a thousand screens of points.
    private static let stepLimit = 1_000_000

    /// Returns the points of the whole curve.
    func outline() -> Outline {
        var outline = Outline(), begins = true, argument = curve.start
        // The last step may miss the end by what is lost in adding.
        while argument - curve.end <= 0.1, outline.points.count < PathWalk.stepLimit {
            if let point = curve.point(at: argument) {
                outline.add(point, begins: begins)
                begins = false
            } else {
                begins = true
            }
            argument += 1
        }
        return outline
    }

    /// Returns `count` places on the first part of the curve, `spacing` points from each other, and the points up to
    /// the last one. Where the curve ends before, the last place is its end.
    func places(_ count: Int, spacing: CGFloat) -> (places: [Place], outline: Outline) {
        var outline = Outline(), places: [Place] = []
        var argument = curve.start, lastArgument = argument, distance: CGFloat = 0
        for _ in 0..<PathWalk.stepLimit where places.count < count {
            guard var point = curve.point(at: argument) else {
                if let last = outline.points.last {
                    places.append(
                        Place(point: last, argument: argument + 1, index: outline.points.count - 1))
                    return (places, outline)
                }
                argument += 1
                continue
            }
            guard let last = outline.points.last else {
                places.append(Place(point: point, argument: argument, index: 0))
                outline.add(point, begins: true)
                lastArgument = argument
                argument += 1
                continue
            }
            let before = distance
            distance += last.distance(to: point)
            var found = argument
            if distance >= spacing - lengthTolerance, distance - spacing >= tolerance - lengthTolerance {
                (point, found) = refine(
                    argument, last, before, spacing: spacing, lastArgument: lastArgument)
            }
            if distance - spacing > -tolerance {
                places.append(Place(point: point, argument: found, index: outline.points.count))
                distance = 0
            }
            lastArgument = found
            outline.add(point, begins: false)
            argument += 1
        }
        return (places, outline)
    }

    /// Finds the point before an argument where the distance is the spacing, in ever smaller steps.
    private func refine(
        _ argument: CGFloat, _ last: CGPoint, _ distance: CGFloat, spacing: CGFloat, lastArgument: CGFloat
    ) -> (CGPoint, CGFloat) {
        var end = argument - lastArgument > 1 ? lastArgument + 1 : argument
        var last = last, distance = distance, step: CGFloat = 1, argument = argument
        for _ in 0..<PathWalk.stepLimit where step > 0.001 + lengthTolerance {
            argument = end - step + step / 10
            while argument - end < 0.0001 {
                if let point = curve.point(at: argument) {
                    let reached = distance + last.distance(to: point)
                    if reached >= spacing - lengthTolerance {
                        if reached - spacing <= tolerance + lengthTolerance { return (point, argument) }
                        break
                    }
                    (last, distance) = (point, reached)
                }
                argument += step / 10
            }
            // Reached only later: go on there.
            (end, step) = argument > end ? (end + 1, 1) : (argument, step / 10)
        }
        return (last, argument)
    }
}

extension CGPoint {
    /// The distance to another point.
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
