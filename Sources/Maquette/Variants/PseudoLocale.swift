/// A pseudolocale for testing how a screen handles translated text.
///
/// Source: the names and their meanings are those of Unicode CLDR's and Android's pseudolocales.
enum PseudoLocale: String {
    /// Accented letters, longer text, brackets: reveals text that is not translated, letters that are
    /// clipped, and lack of space.
    case accented = "en-XA"
    /// Every word is right-to-left: reveals what is not mirrored.
    case bidirectional = "ar-XB"

    /// Creates the pseudolocale with an identifier, in any case and with `-` or `_`.
    init?(_ locale: String) {
        let id = locale.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-")
        guard
            let known = [PseudoLocale.accented, .bidirectional].first(where: {
                $0.rawValue.lowercased() == id
            })
        else { return nil }
        self = known
    }

    /// Returns a text as the pseudolocale shows it.
    func transform(_ text: String) -> String {
        switch self {
        case .accented:
            "[" + String(text.map { PseudoLocale.marked[$0] ?? $0 }) + PseudoLocale.extra(text) + "]"
        case .bidirectional:
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
        }
    }

    /// Returns the padding that makes a text as much longer as translations are.
    /// Source: W3C, "Text size in translation", after IBM: texts of up to 10 characters grow to two or three
    /// times their length, up to 20 by 80 to 100 %, up to 30 by 60 to 80 %, up to 50 by 40 to 60 %, up to 70
    /// by 31 to 40 %, longer ones by 30 %; the lower figure of each is taken.
    private static func extra(_ text: String) -> String {
        let count = text.count
        let shares: [(limit: Int, share: Double)] = [(10, 1), (20, 0.8), (30, 0.6), (50, 0.4), (70, 0.31)]
        let share = shares.first { count <= $0.limit }?.share ?? 0.3
        let wanted = Int((Double(count) * share).rounded(.up))
        var extra = ""
        for number in 0... where extra.count < wanted {
            extra += " " + numerals[number % numerals.count]
            if extra.count >= wanted { break }
        }
        return extra
    }

    private static let numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    private static let marked: [Character: Character] = {
        let plain = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
        let marked = "ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž"
        return Dictionary(zip(plain, marked)) { first, _ in first }
    }()
}

extension Variant {
    /// The transformation of a screen's text; nil for none.
    var textTransform: ((String) -> String)? {
        let locale = PseudoLocale(locale), stress = stress
        guard locale != nil || stress != nil else { return nil }
        return { text in
            let stressed = stress?.transform(text) ?? text
            return locale?.transform(stressed) ?? stressed
        }
    }
}
