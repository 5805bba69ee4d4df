/// A pattern for one name: `*` matches any characters, `?` any single character, `[a-z]` one of a set, and
/// `\` escapes the next character.
package struct GlobPattern: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case anything
        case anyOne
        case exactly(Unicode.Scalar)
        case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    }

    private let parts: [Part]

    /// Creates a pattern from text. A `[` without a closing bracket matches itself.
    package init(_ text: some StringProtocol) {
        var parts: [Part] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": if parts.last != .anything { parts.append(.anything) }
            case "?": parts.append(.anyOne)
            case "\\": parts.append(.exactly(rest.popFirst() ?? "\\"))
            case "[":
                guard let (part, after) = GlobPattern.set(rest) else { fallthrough }
                parts.append(part)
                rest = after
            default: parts.append(.exactly(scalar))
            }
        }
        self.parts = parts
    }

    /// Whether the pattern matches a whole name. The time is at most proportional to the product of both
    /// lengths.
    package func matches(_ name: [Unicode.Scalar]) -> Bool {
        matchesWithWildcards(
            count: name.count, parts: parts.count, isStar: { parts[$0] == .anything },
            matches: { GlobPattern.part(parts[$0], admits: name[$1]) })
    }

    private static func part(_ part: Part, admits scalar: Unicode.Scalar) -> Bool {
        switch part {
        case .anything, .anyOne: true
        case .exactly(let wanted): wanted == scalar
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }

    /// Returns the contents of a bracket expression and the rest; nil without a closing bracket.
    private static func set(
        _ text: ArraySlice<Unicode.Scalar>
    ) -> (Part, after: ArraySlice<Unicode.Scalar>)? {
        var rest = text
        var isNegated = false
        if let mark = rest.first, mark == "!" || mark == "^" {
            isNegated = true
            rest.removeFirst()
        }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var isFirst = true
        while var low = rest.popFirst() {
            if low == "]", !isFirst { return (.oneOf(ranges, isNegated: isNegated), rest) }
            isFirst = false
            if low == "\\" { low = rest.popFirst() ?? low }
            if rest.first == "-", let high = rest.dropFirst().first, high != "]" {
                rest = rest.dropFirst(2)
                if low <= high { ranges.append(low...high) }
            } else {
                ranges.append(low...low)
            }
        }
        return nil
    }
}

/// Matches items with parts, some of which match any number of items. On a mismatch, backtracks only to the
/// last such part, so that a sequence of them does not make it slow.
func matchesWithWildcards(
    count: Int, parts: Int, isStar: (Int) -> Bool, matches: (_ part: Int, _ item: Int) -> Bool
) -> Bool {
    var item = 0, part = 0
    var star: (part: Int, item: Int)?
    while item < count {
        if part < parts, isStar(part) {
            star = (part, item)
            part += 1
        } else if part < parts, matches(part, item) {
            part += 1
            item += 1
        } else if let last = star {
            part = last.part + 1
            item = last.item + 1
            star = (last.part, item)
        } else {
            return false
        }
    }
    while part < parts, isStar(part) { part += 1 }
    return part == parts
}
