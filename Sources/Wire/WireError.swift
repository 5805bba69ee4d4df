/// Why a message was refused, or could not be written.
package struct WireError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        /// The message is of another format or version.
        case version
        /// The message ends within a value.
        case truncated
        /// The message goes on after its end.
        case trailingBytes
        /// The message, or what it would be in memory, is larger than the limit.
        case tooLarge
        /// Nodes or scopes are nested deeper than the limit.
        case tooDeep
        /// A number is not finite, or not written in its only form.
        case number
        /// A text is not UTF-8.
        case text
        /// A number stands for no case of its type.
        case unknownCase
        /// A value is outside of the range of its type.
        case range
        /// Nodes or scopes do not nest.
        case structure
        /// Two nodes have the same id.
        case duplicateID
        /// An image that the reader was said to have is not in its store.
        case unknownImage
        /// The number of an image is not that of one before, or pixels are not premultiplied.
        case image
        /// The reader has no such font.
        case unknownFace
        /// The reader knows no diagnostic of this code.
        case unknownCode
    }

    /// What is wrong.
    package var reason: Reason
    /// The offset in the message in bytes, at or before which it is wrong.
    package var offset: Int

    /// Creates an error.
    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension WireError: CustomStringConvertible {
    /// The reason and the offset, as in "a number is not finite, at byte 12".
    package var description: String { "\(reason.text), at byte \(offset)" }
}

extension WireError.Reason {
    fileprivate var text: String {
        switch self {
        case .version: "the message is of another version"
        case .truncated: "the message is not complete"
        case .trailingBytes: "the message goes on after its end"
        case .tooLarge: "the message is too large"
        case .tooDeep: "views or groups are nested too deeply"
        case .number: "a number is not finite"
        case .text: "a text is not UTF-8"
        case .unknownCase: "a value is of an unknown kind"
        case .range: "a value is out of range"
        case .structure: "views or groups do not nest"
        case .duplicateID: "two views have the same id"
        case .unknownImage: "an image was not sent"
        case .image: "an image is damaged"
        case .unknownFace: "a font is used that is not among those of the run"
        case .unknownCode: "a diagnostic has an unknown code"
        }
    }
}
