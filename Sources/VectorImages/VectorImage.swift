public import Geometry
public import Scene

/// A picture of outlines: what draws it at its own size, from the top left.
public struct VectorImage: Equatable, Sendable {
    /// The extent in points.
    public var size: Size
    /// What draws it.
    public var commands: [DrawCommand]
    /// What its file asks for and is not drawn, such as "text", each once.
    public var omissions: [String]

    /// What draws it stretched over a rectangle, in its own colours or as a stencil in one.
    public func commands(in rect: Rect, tint: Color?) -> [DrawCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        let fit = AffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
        )
        let colored = tint.map { color in commands.mapDrawings { $0.tinted(color) } } ?? commands
        return colored.transformed(by: fit)
    }
}

/// Why a file did not become a picture of outlines.
public enum VectorImageError: Error, Hashable, Sendable {
    /// The file breaks the rules of its format; the detail is a sentence, the line 1-based.
    case corrupt(String, detail: String, line: Int?)
    /// The file asks for more than is drawn of one, such as a million shapes.
    case tooComplex(String)
    /// The program that reads the format is not on this machine.
    case missingProgram(format: String, program: String, package: String)
    /// The program did not end in time.
    case timedOut(program: String)
}

extension VectorImageError: CustomStringConvertible {
    /// One sentence, lower case, without a full stop.
    public var description: String {
        switch self {
        case .corrupt(let format, let detail, let line):
            "the \(format) is corrupt: \(detail)" + (line.map { " (line \($0))" } ?? "")
        case .tooComplex(let format): "the \(format) is too complex to be drawn"
        case .missingProgram(let format, let program, _):
            "\(format) images need the program \(program), which is not on this machine"
        case .timedOut(let program): "\(program) took too long to read the file"
        }
    }

    /// What to do about it, where that is known.
    public var hints: [String] {
        switch self {
        case .corrupt: ["get the file again from its source"]
        case .missingProgram(_, _, let package): ["install the package \(package)"]
        case .tooComplex, .timedOut: ["convert the image to PNG"]
        }
    }
}
