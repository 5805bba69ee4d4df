import Diagnostics
import Geometry
import ScreenFiles
import UIKit

/// Converts the values of files to UIKit's types, and reports values that are not supported.
///
/// Each function returns nil for a value of another type, which tests of the element table rule out.
struct ValueConverter {
    /// The location of the value.
    var place: Place?
    /// The id of the element.
    var view: String

    /// Returns a text.
    func text(_ value: AttributeValue) -> String? {
        if case .text(let text) = value { text } else { nil }
    }

    /// Returns several texts.
    func texts(_ value: AttributeValue) -> [String]? {
        if case .texts(let texts) = value { texts } else { nil }
    }

    /// Returns a number.
    func number(_ value: AttributeValue) -> CGFloat? {
        if case .number(let number) = value { number } else { nil }
    }

    /// Returns an integer.
    func integer(_ value: AttributeValue) -> Int? {
        if case .integer(let number) = value { number } else { nil }
    }

    /// Returns a Boolean value.
    func flag(_ value: AttributeValue) -> Bool? {
        if case .boolean(let flag) = value { flag } else { nil }
    }

    /// Returns the value for a choice.
    func word<Meaning>(_ value: AttributeValue, _ meanings: [String: Meaning]) -> Meaning? {
        if case .choice(let word) = value { meanings[word] } else { nil }
    }

    /// Returns the combined options for several choices.
    func options<Options: OptionSet>(_ value: AttributeValue, _ meanings: [String: Options]) -> Options? {
        guard case .choices(let words) = value else { return nil }
        let known = words.compactMap { meanings[$0] }
        guard known.count == words.count else { return nil }
        return known.reduce(into: []) { $0.formUnion($1) }
    }

    /// Returns several choices, already validated by the vocabulary.
    func words(_ value: AttributeValue) -> Set<String>? {
        if case .choices(let words) = value { Set(words) } else { nil }
    }

    /// Returns a position in points.
    func point(_ value: AttributeValue) -> CGPoint? {
        if case .point(let point) = value { CGPoint(x: point.x, y: point.y) } else { nil }
    }

    /// Returns a size in points.
    func size(_ value: AttributeValue) -> CGSize? {
        if case .size(let size) = value { CGSize(width: size.width, height: size.height) } else { nil }
    }

    /// Returns a rectangle in points.
    func rect(_ value: AttributeValue) -> CGRect? {
        guard case .rect(let rect) = value else { return nil }
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns edge insets in points.
    func insets(_ value: AttributeValue) -> UIEdgeInsets? {
        if case .insets(let insets) = value { UIEdgeInsets(insets) } else { nil }
    }

    /// Returns the priorities of the axes that are specified.
    func priorities(_ value: AttributeValue) -> [(NSLayoutConstraint.Axis, UILayoutPriority)]? {
        guard case .priorities(let horizontal, let vertical) = value else { return nil }
        var priorities: [(NSLayoutConstraint.Axis, UILayoutPriority)] = []
        if let horizontal { priorities.append((.horizontal, UILayoutPriority(horizontal))) }
        if let vertical { priorities.append((.vertical, UILayoutPriority(vertical))) }
        return priorities
    }

    /// Reports a diagnostic about the value.
    func report(_ message: String, hints: [String] = []) {
        RenderEnvironment.current.report(
            Diagnostic(.warning, message, at: place, view: view, hints: hints))
    }
}
