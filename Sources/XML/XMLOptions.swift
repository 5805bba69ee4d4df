/// How an XML file is read, and how large it may be, so that none can exhaust the machine.
package struct XMLOptions: Sendable {
    /// What a file may declare before its first element.
    package enum Declarations: Sendable {
        /// A document type and entities. Expat stops those that grow without bounds, and `textBytes` all others.
        case any
        /// A document type without entities.
        case documentType
        /// Nothing.
        case none
    }

    /// Bytes of the file.
    package var fileBytes: Int
    /// Bytes of all text and attribute values, with what entities stand for.
    package var textBytes: Int
    /// Elements inside one another.
    package var depth: Int
    /// Elements of the file.
    package var elements: Int
    /// Attributes of an element. Chosen: five times what drawing programs write.
    package static let attributes = 256

    /// What the file may declare.
    package var declarations: Declarations
    /// Whether names lose their prefixes, as in `svg:path` and `xlink:href`.
    package var dropsPrefixes: Bool
    /// The tags whose text is kept; nil for all.
    package var textElements: [String]?

    /// Options with these limits.
    package init(
        fileBytes: Int, textBytes: Int, depth: Int, elements: Int, declarations: Declarations,
        dropsPrefixes: Bool = false, textElements: [String]? = nil
    ) {
        self.fileBytes = fileBytes
        self.textBytes = textBytes
        self.depth = depth
        self.elements = elements
        self.declarations = declarations
        self.dropsPrefixes = dropsPrefixes
        self.textElements = textElements
    }
}
