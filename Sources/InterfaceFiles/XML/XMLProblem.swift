import Diagnostics
import Files
import XML

/// Why a file is not a readable Interface Builder document.
struct XMLProblem: Error {
    /// The code of its diagnostic.
    var code = DiagnosticCode.storyboardSyntax
    /// The message, a single sentence.
    var message: String
    /// The line, starting at 1; nil for the file as a whole.
    var line: Int?
    /// Suggestions for fixing the problem.
    var hints: [String] = []

    /// Returns a diagnostic with the location in a file.
    func diagnostic(file: String) -> Diagnostic {
        Diagnostic(code, message, at: Place(file: file, line: line), hints: hints)
    }
}

/// Parses the bytes of an Interface Builder document.
func readInterfaceBuilderXML(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
    guard bytes.count > XMLOptions.interfaceBuilder.fileBytes || bytes.contains(where: { $0 > 0x20 }) else {
        throw XMLProblem(message: "the file is empty")
    }
    let content: FileText.Markup
    do throws(ContentProblem) {
        content = try FileText.markup(of: bytes, as: .interfaceBuilder)
    } catch {
        throw XMLProblem(error)
    }
    do throws(XMLError) {
        return try readXML(content.bytes, .interfaceBuilder, isUTF8: content.isUTF8)
    } catch {
        throw XMLProblem(error, options: .interfaceBuilder)
    }
}

extension XMLProblem {
    /// Creates a problem with what is in place of an Interface Builder document.
    fileprivate init(_ problem: ContentProblem) {
        self.init(
            code: problem.code, message: "the file \(problem.predicate)", line: problem.line,
            hints: problem.hints)
    }

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
            hints = ["an edit by hand often is the cause; get the file again from its source"]
        }
        line = error.line
        self.hints = hints
    }
}
