import Foundation
import UIKit

/// The text of a view and those in it, a line for each, as `recursiveDescription` writes it.
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
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: view.layer))>>")
        return parts.joined(separator: "; ")
    }

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
