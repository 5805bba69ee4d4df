/// Why bytes are not an XML file, or not one that is read.
package struct XMLError: Error, Equatable, Sendable {
    /// What is wrong.
    package enum Cause: Equatable, Sendable {
        /// The file has more bytes than allowed.
        case fileTooLarge
        /// The system gives no memory to read it.
        case outOfMemory
        /// Elements are too deep inside one another.
        case tooDeep
        /// There are too many elements.
        case tooManyElements
        /// An element has too many attributes.
        case tooManyAttributes
        /// Text and attribute values are too long together.
        case tooMuchText
        /// It declares a document type.
        case documentType
        /// It declares entities.
        case entities
        /// It ends too early, in Expat's words.
        case truncated(String)
        /// Its bytes are not in the encoding that it names, in Expat's words.
        case wrongEncoding(String)
        /// It breaks XML's grammar, in Expat's words.
        case malformed(String)
    }

    /// What is wrong.
    package var cause: Cause
    /// 1-based; nil for the file as a whole.
    package var line: Int?

    /// An error at a line.
    package init(_ cause: Cause, line: Int? = nil) {
        self.cause = cause
        self.line = line
    }

    /// Expat's words; nil where a limit or an option was in the way.
    package var detail: String? {
        switch cause {
        case .truncated(let detail), .wrongEncoding(let detail), .malformed(let detail): detail
        default: nil
        }
    }
}
