import Foundation
import UIKit

/// The text of a view and those in it, a line for each, as `recursiveDescription` writes it without addresses.
///
/// Source: descriptions that public test suites keep: margins and lengths that are flexible, in the order of the
/// mask's bits, and labels on a layer of a class of their own.
enum ViewDescription {
    /// Returns the text.
    static func text(of view: UIView, depth: Int = 0) -> String {
        let line = String(repeating: "   | ", count: depth) + line(of: view)
        return ([line] + view.subviews.map { text(of: $0, depth: depth + 1) }).joined(separator: "\n")
    }

    private static func line(of view: UIView) -> String {
        var parts = ["<\(type(of: view))", "frame = \(text(of: view.frame))"]
        if let text = content(of: view) { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        let mask = view.autoresizingMask
        let flexible = flexibleParts.filter { mask.contains($0.part) }.map(\.name)
        if !flexible.isEmpty { parts.append("autoresize = \(flexible.joined(separator: "+"))") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        let isPlain = type(of: view.layer) == CALayer.self
        let layer = view is UILabel && isPlain ? "_UILabelLayer" : "\(type(of: view.layer))"
        parts.append("layer = <\(layer)>>")
        return parts.joined(separator: "; ")
    }

    /// The parts of masks that may be flexible, by the names in descriptions.
    private static let flexibleParts: [(part: UIView.AutoresizingMask, name: String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
        (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]

    private static func content(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }

    private static func text(of frame: CGRect) -> String {
        "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    }

    /// A number as `%g` prints it.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
