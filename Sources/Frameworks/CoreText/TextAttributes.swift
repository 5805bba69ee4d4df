// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scene
public import UIKit

/// The name of the font of characters, a `CTFont`; that of UIKit.
public var kCTFontAttributeName: CFString { "NSFont" }
/// The name of the color of glyphs, a `CGColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// The name of whether glyphs have the fill color of the context, a Boolean value.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// The name of the points that are added after every glyph, a number; that of UIKit.
public var kCTKernAttributeName: CFString { "NSKern" }
/// The name of the points that are added after every glyph beside kerning, a number; that of UIKit.
public var kCTTrackingAttributeName: CFString { "CTTracking" }
/// The name of the ligatures, a number; that of UIKit.
public var kCTLigatureAttributeName: CFString { "NSLigature" }
/// The name of the style of a paragraph, a `CTParagraphStyle`; that of UIKit.
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
/// The name of the width of outlines in percent of the font's size, a number; that of UIKit.
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
/// The name of the color of outlines, a `CGColor`.
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" }
/// The name of the style of underlines, a number; that of UIKit.
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
/// The name of the color of underlines, a `CGColor`.
public var kCTUnderlineColorAttributeName: CFString { "CTUnderlineColor" }
/// The name of the points by which glyphs are raised, a number; that of UIKit.
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
/// The name of the color behind characters, a `CGColor`.
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
/// The name of the delegate that reserves space, a `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }

/// Reads Core Text's attributes as those of UIKit.
enum TextAttributes {
    static let delegate = NSAttributedString.Key("CTRunDelegate")
    private static let contextColor = NSAttributedString.Key("CTForegroundColorFromContext")
    private static let colors: [(own: NSAttributedString.Key, uiKit: NSAttributedString.Key)] = [
        (NSAttributedString.Key("CTForegroundColor"), .foregroundColor),
        (NSAttributedString.Key("CTStrokeColor"), .strokeColor),
        (NSAttributedString.Key("CTUnderlineColor"), .underlineColor),
        (NSAttributedString.Key("CTBackgroundColor"), .backgroundColor),
    ]

    /// Whether characters have the fill color of the context.
    static func takesContextColor(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        switch attributes[contextColor] {
        case let value as Bool: value
        case let value as NSNumber: value.boolValue
        default: false
        }
    }

    /// Adds UIKit's attributes for those of Core Text.
    static func translate(_ attributes: inout [NSAttributedString.Key: Any], contextColor: Color) {
        for (own, uiKit) in colors {
            switch attributes[own] {
            case let color as CGColor: attributes[uiKit] = UIColor(cgColor: color)
            case let color as UIColor: attributes[uiKit] = color
            default: break
            }
        }
        if takesContextColor(attributes) { attributes[.foregroundColor] = UIColor(contextColor) }
        // Core Text draws no attachments of UIKit, and its links look like other text.
        attributes[.attachment] = nil
        attributes[.link] = nil
        if let delegate = attributes[Self.delegate] as? CTRunDelegate {
            let space = NSTextAttachment(), ascent = delegate.ascent, descent = delegate.descent
            space.bounds = CGRect(x: 0, y: -descent, width: delegate.width, height: ascent + descent)
            attributes[.attachment] = space
        }
    }
}
