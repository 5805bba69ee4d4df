import Diagnostics
import XML

/// Why a file is not a readable Interface Builder document.
struct XMLProblem: Error {
    /// The message, a single sentence.
    var message: String
    /// The line, starting at 1; nil for the file as a whole.
    var line: Int?
    /// Suggestions for fixing the problem.
    var hints: [String] = []

    /// Returns a diagnostic with the location in a file.
    func diagnostic(file: String) -> Diagnostic {
        Diagnostic(.storyboardSyntax, message, at: Place(file: file, line: line), hints: hints)
    }
}

/// Parses the bytes of an Interface Builder document.
func readInterfaceBuilderXML(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
    guard bytes.count > XMLOptions.interfaceBuilder.fileBytes || bytes.contains(where: { $0 > 0x20 }) else {
        throw XMLProblem(message: "the file is empty")
    }
    do throws(XMLError) {
        return try readXML(bytes, .interfaceBuilder)
    } catch {
        throw XMLProblem(error, options: .interfaceBuilder)
    }
}

extension XMLProblem {
    /// Creates a problem with a message about an Interface Builder document.
    fileprivate init(_ error: XMLError, options: XMLOptions) {
        var hints: [String] = []
        switch error.cause {
        case .fileTooLarge, .tooMuchText:
            message = "the file is larger than \(options.fileBytes / (1024 * 1024)) MB"
        case .outOfMemory: message = "there is not enough memory to read the file"
        case .tooDeep: message = "elements lie more than \(options.depth) deep inside one another"
        case .tooManyElements: message = "the file has more than \(options.elements) elements"
        case .tooManyAttributes:
            message = "an element has more than \(XMLOptions.attributes) attributes"
        case .documentType, .entities:
            message = "document type declarations and entities are not supported"
            hints = ["files of Interface Builder have none; remove the <!DOCTYPE …> declaration"]
        case .truncated(let detail):
            message = "the file ends too early: \(detail)"
            hints = ["the file is truncated; get it again from its source"]
        case .wrongEncoding(let detail):
            message = "this is not XML: \(detail)"
            hints = ["the bytes should be UTF-8, as the first line says"]
        case .malformed(let detail):
            message = "this is not XML: \(detail)"
            hints = ["a conflict marker of version control, or an edit by hand, often is the cause"]
        }
        line = error.line
        self.hints = hints
    }
}
