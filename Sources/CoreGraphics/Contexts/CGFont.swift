public import Foundation

/// The index of a glyph in a font; 0 is the glyph of missing characters.
public typealias CGGlyph = UInt16

/// A font by its name, without a size, as layers of text have it.
public final class CGFont: NSObject {
    /// The name of the face.
    public let postScriptName: CFString?
    /// The name in full.
    public var fullName: CFString? { postScriptName }

    /// Creates a font by its name.
    public init?(_ name: CFString) {
        postScriptName = name
        super.init()
    }
}
