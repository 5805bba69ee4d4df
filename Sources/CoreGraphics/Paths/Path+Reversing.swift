package import Geometry
package import Scene

extension Path {
    /// A subpath: where it begins, its lines and curves, and whether it is closed.
    private struct Subpath {
        var start: Point
        var segments: [Element] = []
        var isClosed = false
    }

    /// Returns the path drawn backward: its subpaths from the last to the first, each from its end. A closed
    /// subpath begins at the same point as before.
    package var reversed: Path { Path(subpaths.reversed().flatMap { Path.reversed($0) }) }

    private var subpaths: [Subpath] {
        var all: [Subpath] = [], current: Subpath?
        for element in elements {
            switch element {
            case .move(let point):
                if let current { all.append(current) }
                current = Subpath(start: point)
            case .close:
                guard var closed = current else { continue }
                closed.isClosed = true
                all.append(closed)
                current = nil
            default:
                var open = current ?? Subpath(start: all.last?.start ?? .zero)
                open.segments.append(element)
                current = open
            }
        }
        if let current { all.append(current) }
        return all
    }

    private static func reversed(_ subpath: Subpath) -> [Element] {
        let starts = [subpath.start] + subpath.segments.compactMap(\.end)
        var backward = zip(subpath.segments, starts).reversed().map { $0.0.reversed(to: $0.1) }
        let last = starts.last ?? subpath.start
        guard subpath.isClosed else { return [.move(last)] + backward }
        // The line of the close comes first now; the last line is drawn by the close instead.
        if last != subpath.start { backward.insert(.line(last), at: 0) }
        if backward.count > 1, case .line = backward[backward.count - 1] { backward.removeLast() }
        return [.move(subpath.start)] + backward + [.close]
    }
}

extension Path.Element {
    /// The point that the element leads to; nil for a close.
    package var end: Point? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadratic(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }

    /// Returns the line or curve drawn backward, to the point where it began.
    fileprivate func reversed(to start: Point) -> Path.Element {
        switch self {
        case .quadratic(let control, _): .quadratic(control: control, end: start)
        case .cubic(let control1, let control2, _):
            .cubic(control1: control2, control2: control1, end: start)
        case .move, .line, .close: .line(start)
        }
    }
}
