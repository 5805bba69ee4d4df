import Geometry
import Scene

/// Paths that are made of the areas of others; their curves are chords that deviate by up to 1/256 of a point.
extension CGPath {
    /// Returns the path of the area that is in either path.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }
    /// Returns the path of the area that is in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }
    /// Returns the path of the area that is in this path and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }
    /// Returns the path of the area that is in one of the paths alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }
    /// Returns the path of the same area whose lines do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGMutablePath(), rule) { inside, _ in inside }
    }
    /// Returns whether the areas of both paths have a part in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Returns a path for each part of the area that does not touch the others, with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let outlines = PathCombination(path, Path(), rule.rule) { inside, _ in inside }.outlines
        // Holes run in the opposite direction of the lines around them.
        let areas = outlines.map(CGPath.area)
        var parts: [(outline: [Point], area: Double, holes: [[Point]])] = []
        for (outline, area) in zip(outlines, areas) where area > 0 { parts.append((outline, area, [])) }
        for (hole, area) in zip(outlines, areas) where area < 0 {
            let around = parts.indices.filter { index in
                parts[index].area > -area
                    && CGPath.closed([parts[index].outline]).contains(
                        (hole[0] + hole[1]) * 0.5, rule: .nonZero)
            }
            if let nearest = around.min(by: { parts[$0].area < parts[$1].area }) {
                parts[nearest].holes.append(hole)
            }
        }
        return parts.map { CGPath(CGPath.closed([$0.outline] + $0.holes)) }
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ operation: @escaping (Bool, Bool) -> Bool
    ) -> CGPath {
        CGPath(CGPath.closed(PathCombination(path, other.path, rule.rule, operation).outlines))
    }

    private static func area(of outline: [Point]) -> Double {
        zip(outline, outline.dropFirst() + [outline[0]]).reduce(0) {
            $0 + PathCombination.cross($1.0, $1.1) / 2
        }
    }

    private static func closed(_ outlines: [[Point]]) -> Path {
        Path(
            outlines.flatMap { outline -> [Path.Element] in
                outline.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
            })
    }

    // MARK: Lines

    /// Returns the parts of the path's lines that are inside another path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule, areInside: true)
    }
    /// Returns the parts of the path's lines that are outside of another path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule, areInside: false)
    }

    private func lines(of other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
        let area = EdgeRows(PathCombination.chords(of: other.path))
        let result = CGMutablePath()
        var pen = Point.zero, start = Point.zero, last: Point?
        for element in flattened(threshold: 1 / (64 * PathCombination.scale)).path.elements {
            let end = element.end ?? start
            defer { pen = end }
            if case .move = element {
                start = end
                continue
            }
            let edge = (start: pen, end: end)
            let cuts =
                ([0, 1]
                + area.candidates(for: edge).flatMap { PathCombination.meetings(edge, area.edges[$0]) }.filter
            { $0 > 0 && $0 < 1 })
            .sorted()
            let points = cuts.map { $0 == 1 ? end : pen + (end - pen) * $0 }
            for (from, to) in zip(points, points.dropFirst()) where from != to {
                guard area.contains((from + to) * 0.5, rule.rule) == areInside else { continue }
                if last != from { result.move(to: CGPoint(from)) }
                result.addLine(to: CGPoint(to))
                last = to
            }
        }
        return result
    }
}
