// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Geometry
import Scene
import Typography
public import UIKit

/// Lays out a text in frames.
public final class CTFramesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

    /// The part of the text; a length of 0 is up to the end.
    func part(_ range: CFRange) -> NSRange {
        let start = min(max(0, range.location), text.length), rest = text.length - start
        return NSRange(location: start, length: range.length <= 0 ? rest : min(rest, range.length))
    }
}

/// Lines of a text in the bounding box of a path.
public final class CTFrame {
    let text: LaidOutText
    let path: CGPath
    let attributes: CFDictionary?
    private(set) lazy var lines = text.layout.lines.indices.map { CTLine(text, $0) }

    init(_ text: LaidOutText, _ path: CGPath, _ attributes: CFDictionary?) {
        (self.text, self.path, self.attributes) = (text, path, attributes)
    }

    /// The start of a line's baseline from the lower left corner of the path's box, y upward.
    func origin(ofLine index: Int) -> CGPoint {
        CGPoint(
            x: text.left(ofLine: index), y: path.boundingBox.height - text.layout.lines[index].baseline)
    }

    /// The characters that the lines show.
    var visibleRange: NSRange {
        guard let last = lines.last else { return NSRange(location: text.range.location, length: 0) }
        let end = last.range.location + last.range.length
        return NSRange(location: text.range.location, length: end - text.range.location)
    }
}

// MARK: Framesetters

/// Returns what lays out a text in frames.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out a part of a text in the bounding box of a path.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: The part; a length of 0 is as much as the path has room for.
///   - path: The path; other shapes than rectangles are taken as their bounding boxes.
///   - frameAttributes: Attributes of the frame, which are kept.
/// - Returns: The frame.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let box = path.boundingBox
    let proposal = TextProposal(width: limit(box.width), height: limit(box.height))
    let text = LaidOutText(framesetter.text, framesetter.part(stringRange), in: proposal)
    return CTFrame(text, path, frameAttributes)
}

/// Returns the size that a part of a text needs.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: The part; a length of 0 is as much as there is room for.
///   - frameAttributes: Attributes of the frame, which do not matter.
///   - constraints: The room; what is not limited is `CGFloat.greatestFiniteMagnitude`.
///   - fitRange: Where the characters that fit are written; nil for nowhere.
/// - Returns: The size in points, not rounded.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let proposal = TextProposal(width: limit(constraints.width), height: limit(constraints.height))
    let text = LaidOutText(framesetter.text, framesetter.part(stringRange), in: proposal)
    let count = text.layout.lines.count
    let fitting = count > 0 ? NSUnionRange(text.range(ofLine: 0), text.range(ofLine: count - 1)) : NSRange()
    fitRange?.pointee = CFRange(fitting)
    return CGSize(width: text.layout.size.width, height: text.layout.size.height)
}

/// What breaks the text of a framesetter into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text)
}

/// A length that limits text: 0 and very large ones are unlimited.
private func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? length : .infinity }

// MARK: Frames

/// The lines of a frame, an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
/// Copies the starts of baselines, from the lower left corner of the path's bounding box with y upward; a length of 0 is up
/// to the last line.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let count = frame.lines.count, start = min(max(0, range.location), count)
    let end = range.length <= 0 ? count : min(count, start + range.length)
    for index in start..<end { origins[index - start] = frame.origin(ofLine: index) }
}
/// The characters for which a frame was made.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.text.range) }
/// The characters that fit into a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visibleRange) }
/// The path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The attributes of a frame.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Draws a frame in the coordinates of its path, y upward.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBox.origin, matrix = context.textMatrix
    // Lines have places of their own, wherever text was drawn before.
    context.textPosition = .zero
    for (index, line) in frame.lines.enumerated() {
        let origin = frame.origin(ofLine: index)
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        line.draw(in: context)
    }
    context.textMatrix = matrix
}

// MARK: Typesetters

/// Breaks a text into lines.
public final class CTTypesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
}

/// Returns what breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Returns a line of characters; a length of 0 is up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.text, CTFramesetter(typesetter.text).part(stringRange))
}

/// Returns how many characters fit into a width, up to a place between words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let range = CTFramesetter(typesetter.text).part(CFRange(location: startIndex, length: 0))
    guard range.length > 0 else { return 0 }
    let text = LaidOutText(typesetter.text, range, in: TextProposal(width: max(0, width)))
    return text.range(ofLine: 0).length
}

/// Returns how many characters fit into a width, up to a place between any two; at least one.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let rest = CTFramesetter(typesetter.text).part(CFRange(location: startIndex, length: 0))
    let line = CTLine(typesetter.text, rest)
    var used = 0.0, end = startIndex
    for cluster in line.clusters.sorted(by: { $0.textRange.lowerBound < $1.textRange.lowerBound }) {
        used += cluster.advance
        if used > width, end > startIndex { break }
        end = line.characters(cluster.textRange).upperBound
    }
    return end - startIndex
}
