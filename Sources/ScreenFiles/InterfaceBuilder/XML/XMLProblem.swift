import Diagnostics
import XML

/// Why bytes are not a file of Interface Builder that is read here.
struct XMLProblem: Error {
    /// One sentence.
    var message: String
    /// 1-based; nil for the file as a whole.
    var line: Int?
    /// What to do.
    var hints: [String] = []

    /// The problem at its place in a file.
    func diagnostic(file: String) -> Diagnostic {
        .error(message, at: Place(file: file, line: line), hints: hints)
    }
}

/// Reads the bytes of a file of Interface Builder into a tree.
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
    /// The error in the words of a message about a file of Interface Builder.
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
