/// Numbers as files write them and as dumps print them.
enum NumberText {
    /// The number, infinite or NaN where the words say so or the magnitude is too large; nil where the
    /// words are no number. No hexadecimal, no spaces, no separators.
    static func number(_ text: String) -> Double? {
        let letters = text.utf8.filter { !(0x30...0x39).contains($0) }
        guard !text.isEmpty else { return nil }
        if letters.allSatisfy({ "+-.eE".utf8.contains($0) }) { return Double(text) }
        switch text.lowercased().drop(while: { $0 == "-" || $0 == "+" }) {
        case "nan", ".nan": return .nan
        case "inf", ".inf", "infinity": return text.hasPrefix("-") ? -.infinity : .infinity
        default: return nil
        }
    }

    /// The shortest digits that read back as the same number, whole numbers without a fraction.
    static func text(_ number: Double) -> String {
        if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
        return "\(number)"
    }

    /// The same for a priority.
    static func text(_ number: Float) -> String {
        if let whole = Int(exactly: number) { return String(whole) }
        return "\(number)"
    }
}
