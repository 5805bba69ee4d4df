// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry
import Scene
import Typography
public import UIKit

/// A font: a face at a size.
///
/// On iOS `UIFont` is bridged to it, so that `font as CTFont` costs nothing; here both are one class.
public typealias CTFont = UIFont
/// A description of a font; that of UIKit.
public typealias CTFontDescriptor = UIFontDescriptor
/// The traits of a font; those of UIKit.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// In which direction glyphs are laid out. Raw values match Apple's.
public enum CTFontOrientation: UInt32, Hashable, Sendable {
    /// That of the font.
    case `default` = 0
    /// From left to right.
    case horizontal = 1
    /// From top to bottom; measured as horizontal here.
    case vertical = 2
}

/// What the system uses a font for. Raw values match Apple's.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
    /// A font that the user chooses, or else that of the user's text.
    case user = 0
    /// The user's font of one width.
    case userFixedPitch = 1
    /// The system's font.
    case system = 2
    /// The system's font for emphasis.
    case emphasizedSystem = 3
    /// The system's small font.
    case smallSystem = 4
    /// The system's small font for emphasis.
    case smallEmphasizedSystem = 5
    /// The font of labels.
    case label = 10
    /// The font of messages.
    case message = 18
}

/// Returns the font of a name: a PostScript, full or family name. There is always one, if need be a substitute.
///
/// - Parameters:
///   - name: The name of the font.
///   - size: The size in points; 12 for 0.
///   - matrix: A transformation of glyphs; they are drawn without it.
/// - Returns: The font.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name.description, size: size)
        ?? .substitute(forFontNamed: name.description, size: size)
}

/// Returns the font of a description; a size of 0 is the description's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns the font of a face; 12 points for a size of 0.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// Returns a font of the system; its usual size for a size of 0.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let usual: CGFloat =
        switch uiType {
        case .smallSystem, .smallEmphasizedSystem: UIFont.smallSystemFontSize
        case .label: UIFont.labelFontSize
        default: UIFont.systemFontSize
        }
    let size = size > 0 ? size : usual
    switch uiType {
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
}

/// Returns a font at another size, or with attributes of a description; a size of 0 is the font's.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.pointSize
    return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns a font with other traits; nil where the family has none, which does not occur here.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; the font's for 0.
///   - matrix: A transformation of glyphs; they are drawn without it.
///   - symTraitValue: The traits.
///   - symTraitMask: The traits that are changed; others are the font's.
/// - Returns: The font.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
        .union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
}

/// Returns the font that draws characters: the font itself, or the first that has the characters that it lacks.
public func CTFontCreateForString(
    _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
    let engine = RenderEnvironment.current.textEngine
    let text = string.substring(with: NSRange(range))
    let lines = engine.placedLines(AttributedText(text, style: TextStyle(font: currentFont.descriptor)))
    guard let face = lines.first?.runs.first?.face,
        face != engine.drawnFace(of: currentFont.descriptor)?.face,
        let other = UIFont.ofRender(named: face.name, size: currentFont.pointSize)
    else { return currentFont }
    return other
}

// MARK: Measures

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The distance from the baseline to the bottom of a line, in points; positive, unlike UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The additional space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The transformation of glyphs: none.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// The traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    font.fontDescriptor.symbolicTraits
}
/// The distance from the baseline to the middle of an underline, in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    RenderEnvironment.current.textEngine.metrics(of: font.descriptor).underlinePosition
}
/// The thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    RenderEnvironment.current.textEngine.metrics(of: font.descriptor).underlineThickness
}
/// The units of the face per em; those of the face that is drawn, such as 2048.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    UInt32(clamping: font.drawnFace?.unitsPerEm ?? 1000)
}
/// The number of glyphs of the face that is drawn.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.drawnFace?.glyphCount ?? 0 }

// MARK: Names

/// The PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// The name of a font in full; its PostScript name here.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The name of a font for the user; its PostScript name here.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// The description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The face of a font.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(NSString(string: font.fontName)) ?? .systemFace }

extension CGFont {
    fileprivate static var systemFace: CGFont { CTFontCopyGraphicsFont(.systemFont(ofSize: 12), nil) }
}

extension UIFont {
    /// The face that is drawn; nil where its file cannot be used.
    var drawnFace: DrawnFace? { RenderEnvironment.current.textEngine.drawnFace(of: descriptor) }
}
