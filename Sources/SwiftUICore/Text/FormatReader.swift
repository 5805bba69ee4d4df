/// Reads a format such as `%1$@ of %lld`, and puts values into it.
struct FormatReader {
    private let arguments: [LocalizedStringKey.Argument]
    /// The index of the next value without a position of its own.
    private var next = 0

    init(_ arguments: [LocalizedStringKey.Argument]) { self.arguments = arguments }

    /// Returns the text before, between and after values, and the values as texts.
    mutating func parts(of format: String) -> [LocalizedStringKey.Argument] {
        var parts: [LocalizedStringKey.Argument] = [], literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            let specifier = rest.prefix { !$0.isLetter && $0 != "@" && $0 != "%" }
            rest = rest.dropFirst(specifier.count)
            rest = rest.drop { "lhqzt".contains($0) }.dropFirst()
            let position = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
            let index = position.map { $0 - 1 } ?? next
            next += position == nil ? 1 : 0
            guard arguments.indices.contains(index) else { continue }
            switch arguments[index] {
            case .text(let text): literal += text
            case .integer(let value): literal += String(value)
            case .number(let value): literal += FormatReader.text(of: value)
            case .view: parts += [.text(literal), arguments[index]]
            }
            if case .view = arguments[index] { literal = "" }
        }
        return parts + [.text(literal + rest)]
    }

    /// A number with six decimals, as `%lf` writes it.
    private static func text(of value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(value)" }
        let sign = rounded < 0 ? "-" : "", size = abs(rounded)
        let whole = Int(size), part = Int(((size - Double(whole)) * 1_000_000).rounded())
        let digits = String(part)
        return "\(sign)\(whole).\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits)"
    }
}
