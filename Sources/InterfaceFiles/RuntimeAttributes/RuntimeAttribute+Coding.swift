import ScreenDocuments

extension RuntimeAttribute.Value {
    /// The kind of value with an article, for messages.
    var noun: String {
        switch self {
        case .boolean: "a Boolean value"
        case .number: "a number"
        case .text: "a text"
        case .color: "a color"
        case .font: "a font"
        case .image: "an image"
        case .point: "a point"
        case .size: "a size"
        case .rect: "a rectangle"
        case .range: "a range"
        case .none: "nil"
        }
    }

    /// The number that key-value coding makes of the value for a property that is one: texts are read as far as they are a
    /// number, and are 0 otherwise. Source: Key-Value Coding Programming Guide, "Wrapping and Unwrapping Scalar Types"; the
    /// documentation of `NSString.doubleValue`.
    var scalar: Double? {
        switch self {
        case .boolean(let flag): flag ? 1 : 0
        case .number(let number): number
        case .text(let text): RuntimeAttribute.Value.leadingNumber(of: text)
        default: nil
        }
    }

    /// The truth that key-value coding makes of the value. Source: the documentation of `NSString.boolValue`.
    var truth: Bool? {
        guard case .text(let text) = self else { return scalar.map { $0 != 0 } }
        let trimmed = text.trimming { $0.isWhitespace || $0 == "+" || $0 == "-" || $0 == "0" }
        return trimmed.first.map { "YyTt123456789".contains($0) } ?? false
    }

    private static func leadingNumber(of text: String) -> Double {
        let trimmed = text.trimming { $0.isWhitespace }.prefix { "+-.eE0123456789".contains($0) }
        // Longer than any number that is exact.
        let longest = min(trimmed.count, 40)
        return (0...longest).reversed().lazy.compactMap { NumberText.number(String(trimmed.prefix($0))) }
            .first(where: \.isFinite) ?? 0
    }
}
