import Foundation

/// A comparison of a predicate.
struct PredicateComparison {
    /// For which elements of a collection on the left the comparison must hold.
    enum Quantifier: String {
        /// For at least one element.
        case any = "ANY"
        /// For at least one element, as `any`.
        case some = "SOME"
        /// For every element.
        case all = "ALL"
        /// For no element.
        case none = "NONE"
    }

    var quantifier: Quantifier?
    var left: PredicateExpression
    /// The operator in capital letters.
    var sign: String
    /// The modifiers in brackets after the operator: c for case-insensitive, d for diacritic-insensitive.
    var options: String
    var right: PredicateExpression

    /// Returns whether the comparison holds for an object.
    func holds(for object: Any?) -> Bool {
        let value = left.value(of: object), other = right.value(of: object)
        guard let quantifier else { return compare(value, other) }
        let items = PredicateValue.list(value) ?? []
        switch quantifier {
        case .any, .some: return items.contains { compare($0, other) }
        case .all: return items.allSatisfy { compare($0, other) }
        case .none: return !items.contains { compare($0, other) }
        }
    }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        let left = folded(left), right = folded(right)
        switch sign {
        case "=", "==": return PredicateValue.areEqual(left, right)
        case "!=", "<>": return !PredicateValue.areEqual(left, right)
        case "<": return PredicateValue.order(left, right) == .orderedAscending
        case ">": return PredicateValue.order(left, right) == .orderedDescending
        case "<=", "=<": return isOrdered(left, right, or: .orderedAscending)
        case ">=", "=>": return isOrdered(left, right, or: .orderedDescending)
        case "IN": return contains(right, left)
        case "CONTAINS": return contains(left, right)
        case "BETWEEN":
            let limits = PredicateValue.list(right) ?? []
            return limits.count == 2 && isOrdered(left, limits[0], or: .orderedDescending)
                && isOrdered(left, limits[1], or: .orderedAscending)
        default: return compareTexts(PredicateValue.text(left), PredicateValue.text(right))
        }
    }

    private func isOrdered(_ left: Any?, _ right: Any?, or order: ComparisonResult) -> Bool {
        let found = PredicateValue.order(left, right)
        return found == order || found == .orderedSame
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let items = PredicateValue.list(whole) {
            return items.contains { PredicateValue.areEqual(folded($0), part) }
        }
        guard let whole = PredicateValue.text(whole), let part = PredicateValue.text(part) else {
            return false
        }
        return whole.contains(part)
    }

    private func compareTexts(_ text: String?, _ pattern: String?) -> Bool {
        guard let text, let pattern else { return false }
        switch sign {
        case "BEGINSWITH": return text.hasPrefix(pattern)
        case "ENDSWITH": return text.hasSuffix(pattern)
        case "MATCHES": return matches(text, pattern)
        case "LIKE":
            let escaped = NSRegularExpression.escapedPattern(for: pattern)
            let wild = escaped.replacingOccurrences(of: "\\*", with: ".*")
            return matches(text, wild.replacingOccurrences(of: "\\?", with: "."))
        default: return false
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = self.options.contains("c") ? [.caseInsensitive] : []
        let expression = try? NSRegularExpression(
            pattern: "\\A(?:\(pattern))\\z", options: options.union(.dotMatchesLineSeparators))
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Returns a string without the case and diacritics that the modifiers ignore; other values as they are.
    private func folded(_ value: Any?) -> Any? {
        guard !options.isEmpty, sign != "MATCHES", let text = PredicateValue.text(value) else { return value }
        var ignored: String.CompareOptions = []
        if options.contains("c") { ignored.insert(.caseInsensitive) }
        if options.contains("d") { ignored.insert(.diacriticInsensitive) }
        return text.folding(options: ignored, locale: nil)
    }
}
