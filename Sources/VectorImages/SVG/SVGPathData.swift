import Geometry
import Scene

/// A parser of SVG path data. Source: SVG 2, 9.3; as there, everything after an error is ignored.
struct SVGPathData {
    private var scanner: SVGScanner
    private var elements: [Path.Element] = []
    private var pen = Point.zero
    private var start = Point.zero
    /// The last control point and the command it came from, for smooth curves.
    private var control = Point.zero
    private var last: Character = " "

    private init(_ text: String) { scanner = SVGScanner(text) }

    static func path(_ text: String) -> Path {
        var data = SVGPathData(text)
        data.read()
        return Path(data.elements)
    }

    private mutating func read() {
        var command: Character = " "
        while !scanner.isAtEnd() {
            if let letter = scanner.letter() {
                command = letter
                if elements.isEmpty, letter != "M", letter != "m" { return }
            } else if command == "M" || command == "m" {
                // Further pairs of a moveto are linetos.
                command = command == "M" ? "L" : "l"
            } else if "Zz ".contains(command) {
                return
            }
            guard step(command) else { return }
            last = command
        }
    }

    /// Parses one command with its numbers; returns false if they are missing.
    private mutating func step(_ command: Character) -> Bool {
        let origin = command.isLowercase ? pen : Point.zero
        switch command {
        case "M", "m": return move(origin)
        case "Z", "z":
            elements.append(.close)
            pen = start
        case "L", "l":
            guard let end = point(origin) else { return false }
            line(to: end)
        case "H", "h":
            guard let x = scanner.number() else { return false }
            line(to: Point(x: origin.x + x, y: pen.y))
        case "V", "v":
            guard let y = scanner.number() else { return false }
            line(to: Point(x: pen.x, y: origin.y + y))
        case "C", "c", "S", "s": return cubic(origin, isSmooth: "Ss".contains(command))
        case "Q", "q", "T", "t": return quadratic(origin, isSmooth: "Tt".contains(command))
        case "A", "a": return arc(origin)
        default: return false
        }
        return true
    }

    private mutating func point(_ origin: Point) -> Point? {
        scanner.numbers(2).map { Point(x: origin.x + $0[0], y: origin.y + $0[1]) }
    }

    private mutating func move(_ origin: Point) -> Bool {
        guard let place = point(origin) else { return false }
        elements.append(.move(place))
        (pen, start) = (place, place)
        return true
    }

    /// After a closepath, a new subpath begins at the start of the last one.
    private mutating func reopen() {
        if elements.last == .close { elements.append(.move(pen)) }
    }

    private mutating func line(to end: Point) {
        reopen()
        elements.append(.line(end))
        pen = end
    }

    private mutating func cubic(_ origin: Point, isSmooth: Bool) -> Bool {
        let mirrored = "CcSs".contains(last) ? pen + (pen - control) : pen
        guard let control1 = isSmooth ? mirrored : point(origin), let control2 = point(origin),
            let end = point(origin)
        else { return false }
        reopen()
        elements.append(.cubic(control1: control1, control2: control2, end: end))
        (pen, control) = (end, control2)
        return true
    }

    private mutating func quadratic(_ origin: Point, isSmooth: Bool) -> Bool {
        let mirrored = "QqTt".contains(last) ? pen + (pen - control) : pen
        guard let middle = isSmooth ? mirrored : point(origin), let end = point(origin) else { return false }
        reopen()
        elements.append(.quadratic(control: middle, end: end))
        (pen, control) = (end, middle)
        return true
    }

    private mutating func arc(_ origin: Point) -> Bool {
        guard let radii = scanner.numbers(3), let isLarge = scanner.flag(), let isClockwise = scanner.flag(),
            let end = point(origin)
        else { return false }
        reopen()
        let arc = EllipticalArc(
            from: pen, to: end, radii: Size(width: abs(radii[0]), height: abs(radii[1])),
            rotation: radii[2] * Trigonometry.pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        elements += arc.elements
        pen = end
        return true
    }
}
