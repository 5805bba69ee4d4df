// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The style of a paragraph; that of UIKit.
public typealias CTParagraphStyle = NSParagraphStyle
/// A tab stop; that of UIKit.
public typealias CTTextTab = NSTextTab

/// How lines are aligned. Raw values match Apple's.
public enum CTTextAlignment: UInt8, Hashable, Sendable {
    /// At the left edge.
    case left = 0
    /// At the right edge.
    case right = 1
    /// Between the edges.
    case center = 2
    /// At both edges, by wider gaps.
    case justified = 3
    /// By the direction of the text.
    case natural = 4
}

/// How lines are broken. Raw values match Apple's.
public enum CTLineBreakMode: UInt8, Hashable, Sendable {
    /// Between words, as by default.
    case byWordWrapping = 0
    /// Between any two characters.
    case byCharWrapping = 1
    /// At the edge.
    case byClipping = 2
    /// With an ellipsis at the start.
    case byTruncatingHead = 3
    /// With an ellipsis at the end.
    case byTruncatingTail = 4
    /// With an ellipsis in the middle.
    case byTruncatingMiddle = 5
}

/// The base direction of a paragraph. Raw values match Apple's.
public enum CTWritingDirection: Int8, Hashable, Sendable {
    /// That of the text.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// What a setting of a paragraph is. Raw values match Apple's.
public enum CTParagraphStyleSpecifier: UInt32, Hashable, Sendable {
    /// How lines are aligned, a `CTTextAlignment`.
    case alignment = 0
    /// Points from the edge to the first line.
    case firstLineHeadIndent = 1
    /// Points from the edge to the other lines.
    case headIndent = 2
    /// Points to the end of lines.
    case tailIndent = 3
    /// The tab stops, a `CFArray`.
    case tabStops = 4
    /// Points between the other tab stops.
    case defaultTabInterval = 5
    /// How lines are broken, a `CTLineBreakMode`.
    case lineBreakMode = 6
    /// The factor of the height of lines.
    case lineHeightMultiple = 7
    /// The greatest height of lines, in points.
    case maximumLineHeight = 8
    /// The least height of lines, in points.
    case minimumLineHeight = 9
    /// Points between lines.
    case lineSpacing = 10
    /// Points after the paragraph.
    case paragraphSpacing = 11
    /// Points before the paragraph.
    case paragraphSpacingBefore = 12
    /// The direction of the paragraph, a `CTWritingDirection`.
    case baseWritingDirection = 13
    /// The most points between lines.
    case maximumLineSpacing = 14
    /// The least points between lines.
    case minimumLineSpacing = 15
    /// Points between lines.
    case lineSpacingAdjustment = 16
    /// How lines are measured, `CTLineBoundsOptions`.
    case lineBoundsOptions = 17
}

/// A setting of a paragraph.
public struct CTParagraphStyleSetting {
    /// What is set.
    public var spec: CTParagraphStyleSpecifier
    /// The bytes of the value.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting; the value is read when the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// Returns the style of settings; the default style without any.
///
/// Of the limits of the space between lines, the least one counts; how lines are measured does not.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for index in 0..<(settings == nil ? 0 : max(0, settingCount)) {
        if let setting = settings?[index] { style.apply(setting) }
    }
    return style
}

/// Returns a tab stop.
public func CTTextTabCreate(
    _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab { NSTextTab(textAlignment: alignment.textAlignment, location: location, options: [:]) }

extension CTTextAlignment {
    /// The alignment of UIKit.
    var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSMutableParagraphStyle {
    fileprivate func apply(_ setting: CTParagraphStyleSetting) {
        switch setting.spec {
        case .alignment:
            guard let value = setting.byte.flatMap(CTTextAlignment.init) else { return }
            alignment = value.textAlignment
        case .lineBreakMode:
            guard let value = setting.byte.flatMap({ NSLineBreakMode(rawValue: Int($0)) }) else { return }
            lineBreakMode = value
        case .baseWritingDirection:
            guard let value = setting.byte.map({ Int8(bitPattern: $0) }) else { return }
            baseWritingDirection = value < 0 ? .natural : value == 0 ? .leftToRight : .rightToLeft
        case .tabStops:
            guard setting.valueSize == MemoryLayout<CFArray>.size else { return }
            tabStops = setting.value.load(as: CFArray.self).compactMap { $0 as? NSTextTab }
        case .lineBoundsOptions: return
        default:
            guard let length = setting.length else { return }
            apply(length, to: setting.spec)
        }
    }

    private func apply(_ length: CGFloat, to spec: CTParagraphStyleSpecifier) {
        switch spec {
        case .firstLineHeadIndent: firstLineHeadIndent = length
        case .headIndent: headIndent = length
        case .tailIndent: tailIndent = length
        case .defaultTabInterval: defaultTabInterval = length
        case .lineHeightMultiple: lineHeightMultiple = length
        case .maximumLineHeight: maximumLineHeight = length
        case .minimumLineHeight: minimumLineHeight = length
        case .paragraphSpacing: paragraphSpacing = length
        case .paragraphSpacingBefore: paragraphSpacingBefore = length
        case .lineSpacing, .lineSpacingAdjustment: lineSpacing = length
        case .minimumLineSpacing: lineSpacing = max(lineSpacing, length)
        default: return
        }
    }
}

extension CTParagraphStyleSetting {
    /// A value of one byte; nil for one of another size.
    fileprivate var byte: UInt8? { valueSize >= 1 ? value.load(as: UInt8.self) : nil }

    /// A value in points, as a number of either precision; nil for one of another size.
    fileprivate var length: CGFloat? {
        switch valueSize {
        case 8: value.loadUnaligned(as: Double.self)
        case 4: CGFloat(value.loadUnaligned(as: Float.self))
        default: nil
        }
    }
}
