/// Why data is not an XML file, or not one that is accepted.
package struct XMLError: Error, Equatable, Sendable {
    /// The cause of an error.
    package enum Cause: Equatable, Sendable {
        /// The file exceeds the size limit.
        case fileTooLarge
        /// The parser could not allocate memory.
        case outOfMemory
        /// Elements are nested too deeply.
        case tooDeep
        /// There are too many elements.
        case tooManyElements
        /// An element has too many attributes.
        case tooManyAttributes
        /// Text and attribute values exceed the size limit.
        case tooMuchText
        /// The file has a document type declaration.
        case documentType
        /// The file declares entities.
        case entities
        /// The file is incomplete; the text is Expat's message.
        case truncated(String)
        /// The bytes do not match the declared encoding; the text is Expat's message.
        case wrongEncoding(String)
        /// The file is not well-formed; the text is Expat's message.
        case malformed(String)
    }

    /// What the file does not fulfill.
    package var cause: Cause
    /// The line, starting at 1; nil for the file as a whole.
    package var line: Int?

    /// Creates an error.
    package init(_ cause: Cause, line: Int? = nil) {
        self.cause = cause
        self.line = line
    }

    /// Expat's message; nil if a limit was exceeded or a declaration is not allowed.
    package var detail: String? {
        switch cause {
        case .truncated(let detail), .wrongEncoding(let detail), .malformed(let detail): detail
        default: nil
        }
    }
}
