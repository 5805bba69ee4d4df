/// The options and limits for reading an XML file, so that no file can exhaust the machine's resources.
package struct XMLOptions: Sendable {
    /// The declarations that are allowed before the root element.
    package enum Declarations: Sendable {
        /// A document type and entities. Expat rejects entities that expand without bounds, and `textBytes`
        /// limits all others.
        case any
        /// A document type declaration without entities.
        case documentType
        /// No declarations are allowed.
        case none
    }

    /// The maximum size of the file in bytes.
    package var fileBytes: Int
    /// The maximum size of all text and attribute values in bytes, after expanding entities.
    package var textBytes: Int
    /// The maximum nesting depth of elements.
    package var depth: Int
    /// The maximum number of elements.
    package var elements: Int
    /// The maximum number of attributes of an element. Chosen: five times what drawing programs write.
    package static let attributes = 256

    /// The declarations that are allowed.
    package var declarations: Declarations
    /// Whether prefixes are removed from names such as `svg:path` and `xlink:href`.
    package var dropsPrefixes: Bool
    /// The tags whose text is stored; nil for all.
    package var textElements: [String]?

    /// Creates options with limits.
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
