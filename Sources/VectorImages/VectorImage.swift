package import Files
package import Geometry
package import Scene

/// A vector image: the commands that draw it at its natural size.
package struct VectorImage: Equatable, Sendable {
    /// The natural size in points.
    package var size: Size
    /// The commands, in points from the top left.
    package var commands: [DrawCommand]
    /// Features of the file that are not drawn, such as "text", each once.
    package var omissions: [String]

    /// The image of no size.
    package static let empty = VectorImage(size: .zero, commands: [], omissions: [])

    /// Returns the commands that draw the image scaled to a rectangle, in its own colors or as a template in
    /// one color.
    package func commands(in rect: Rect, tint: Color?) -> [DrawCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        let fit = AffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
        )
        let colored = tint.map { color in commands.mapDrawings { $0.tinted(color) } } ?? commands
        return colored.transformed(by: fit)
    }
}

/// An error of reading a vector image.
package enum VectorImageError: Error, Hashable, Sendable {
    /// The file violates its format; the detail is a sentence, the line is 1-based.
    case corrupt(String, detail: String, line: Int?)
    /// The file exceeds the limits, such as a million shapes.
    case tooComplex(String)
    /// The file is not the image itself, or a merge has left its markers in it.
    case content(ContentProblem)
    /// The program that reads the format is not installed.
    case missingProgram(format: String, program: String, package: String)
    /// The program exceeded its timeout.
    case timedOut(program: String)
}

extension VectorImageError: CustomStringConvertible {
    /// One sentence in lower case, without a period.
    package var description: String {
        switch self {
        case .corrupt(let format, let detail, let line):
            "the \(format) is corrupt: \(detail)" + (line.map { " (line \($0))" } ?? "")
        case .content(let problem): "the file \(problem.predicate)"
        case .tooComplex(let format): "the \(format) is too complex to be drawn"
        case .missingProgram(let format, let program, _):
            "\(format) images need the program \(program), which is not on this machine"
        case .timedOut(let program): "\(program) took too long to read the file"
        }
    }

    /// The remedies, if known.
    package var hints: [String] {
        switch self {
        case .content(let problem): problem.hints
        case .corrupt: ["get the file again from its source"]
        case .missingProgram(_, _, let package): ["install the package \(package)"]
        case .tooComplex, .timedOut: ["convert the image to PNG"]
        }
    }
}
