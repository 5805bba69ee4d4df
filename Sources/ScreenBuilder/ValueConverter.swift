import Diagnostics
import Geometry
import ScreenFiles
import UIKit

/// Turns the values of files into UIKit's, and says where that is not possible as asked.
///
/// Each function gives nil for a value of another type, which the tests of the table exclude.
struct ValueConverter {
    /// Where the value is written.
    var place: Place?
    /// The element it belongs to.
    var view: String

    /// Words.
    func text(_ value: AttributeValue) -> String? {
        if case .text(let text) = value { text } else { nil }
    }

    /// Several words or sentences.
    func texts(_ value: AttributeValue) -> [String]? {
        if case .texts(let texts) = value { texts } else { nil }
    }

    /// A number.
    func number(_ value: AttributeValue) -> CGFloat? {
        if case .number(let number) = value { number } else { nil }
    }

    /// A whole number.
    func integer(_ value: AttributeValue) -> Int? {
        if case .integer(let number) = value { number } else { nil }
    }

    /// Yes or no.
    func flag(_ value: AttributeValue) -> Bool? {
        if case .boolean(let flag) = value { flag } else { nil }
    }

    /// The meaning of a word.
    func word<Meaning>(_ value: AttributeValue, _ meanings: [String: Meaning]) -> Meaning? {
        if case .choice(let word) = value { meanings[word] } else { nil }
    }

    /// The meanings of words, together.
    func options<Options: OptionSet>(_ value: AttributeValue, _ meanings: [String: Options]) -> Options? {
        guard case .choices(let words) = value else { return nil }
        let known = words.compactMap { meanings[$0] }
        guard known.count == words.count else { return nil }
        return known.reduce(into: []) { $0.formUnion($1) }
    }

    /// Words that the vocabulary has checked.
    func words(_ value: AttributeValue) -> Set<String>? {
        if case .choices(let words) = value { Set(words) } else { nil }
    }

    /// A position in points.
    func point(_ value: AttributeValue) -> CGPoint? {
        if case .point(let point) = value { CGPoint(x: point.x, y: point.y) } else { nil }
    }

    /// An extent in points.
    func size(_ value: AttributeValue) -> CGSize? {
        if case .size(let size) = value { CGSize(width: size.width, height: size.height) } else { nil }
    }

    /// A rectangle in points.
    func rect(_ value: AttributeValue) -> CGRect? {
        guard case .rect(let rect) = value else { return nil }
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Distances from the edges in points.
    func insets(_ value: AttributeValue) -> UIEdgeInsets? {
        if case .insets(let insets) = value { UIEdgeInsets(insets) } else { nil }
    }

    /// Priorities by axis, as far as given.
    func priorities(_ value: AttributeValue) -> [(NSLayoutConstraint.Axis, UILayoutPriority)]? {
        guard case .priorities(let horizontal, let vertical) = value else { return nil }
        var priorities: [(NSLayoutConstraint.Axis, UILayoutPriority)] = []
        if let horizontal { priorities.append((.horizontal, UILayoutPriority(horizontal))) }
        if let vertical { priorities.append((.vertical, UILayoutPriority(vertical))) }
        return priorities
    }

    /// Says something about the value.
    func report(_ message: String, hints: [String] = []) {
        RenderEnvironment.current.report(
            Diagnostic(.warning, message, at: place, view: view, hints: hints))
    }
}
