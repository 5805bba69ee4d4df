extension NSAttributedString {
    /// The formats of documents. Raw values match Apple's.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a format from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text, without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text format, which is not read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text format with files, which is not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML, read as far as simple documents use it.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The keys of options for reading. Raw values match Apple's.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a `DocumentType`; found from the data where it is missing.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, a number; UTF-8 where it is missing.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text without attributes of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The base URL of relative links; not used.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// The keys of attributes of documents. Raw values match Apple's.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding, a number.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document: text, or HTML with its bold, italic and underlined words, links, lists and paragraphs; styles
    /// beyond these are left out, as are images.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format and the encoding.
    ///   - documentAttributes: Receives the attributes of the document; nothing is written here.
    /// - Throws: An error for formats that are not read here and for text in another encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType].flatMap {
            $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init)
        }
        let number = options[.characterEncoding].flatMap { $0 as? UInt ?? ($0 as? Int).map(UInt.init) }
        let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
        guard type != .rtf, type != .rtfd, let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let isHTML = type == .html || type == nil && text.hasPrefix("<")
        self.init(
            attributedString: isHTML
                ? HTMLText(text).attributed : NSAttributedString(string: text, attributes: defaults))
    }

    /// Reads a document from a file; see `init(data:options:documentAttributes:)`.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options)
    }

    /// Returns a part as a document: its text, as no attributes are written here.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        guard type == .plain else { throw CocoaError(.fileWriteUnknown) }
        return Data(attributedSubstring(from: range).string.utf8)
    }

    /// Returns whether a part has an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        attributedSubstring(from: range).string.contains(NSAttributedString.attachmentCharacter)
    }
}

extension NSMutableAttributedString {
    /// Fixes attributes; has no effect here, as they stay as they are set.
    public func fixAttributes(in range: NSRange) {}
}

extension NSString {
    /// Returns the variant of a localized string for a width; the string, as it has no variants here.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }
}

extension String {
    /// Returns the variant of a localized string for a width; the string, as it has no variants here.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self }
}
