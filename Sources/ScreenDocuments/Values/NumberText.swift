/// Converts numbers from and to the text in files and dumps.
package enum NumberText {
    /// Parses a number; infinite or NaN if the text is that or the magnitude is too large, nil if the text is
    /// not a number. Hexadecimal digits, spaces and separators are not allowed.
    package static func number(_ text: String) -> Double? {
        let letters = text.utf8.filter { !(0x30...0x39).contains($0) }
        guard !text.isEmpty else { return nil }
        if letters.allSatisfy({ "+-.eE".utf8.contains($0) }) { return Double(text) }
        switch text.lowercased().drop(while: { $0 == "-" || $0 == "+" }) {
        case "nan", ".nan": return .nan
        case "inf", ".inf", "infinity": return text.hasPrefix("-") ? -.infinity : .infinity
        default: return nil
        }
    }

    /// Returns the shortest text that parses as the same number, without a fraction for integers.
    package static func text(_ number: Double) -> String {
        if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
        return "\(number)"
    }

    /// Returns the same for a priority.
    package static func text(_ number: Float) -> String {
        if let whole = Int(exactly: number) { return String(whole) }
        return "\(number)"
    }
}
