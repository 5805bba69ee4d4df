/// The keys of a keyboard in rows.
struct KeyboardLayout: Equatable {
    /// The actions of keys.
    enum Action: Hashable {
        /// Types a text.
        case insert(String)
        case shift, delete, space, `return`
        /// Shows other keys, which renders do not.
        case page(String)
        /// Shows other keyboards, which renders do not.
        case globe
        /// An empty place of a keypad.
        case none
    }

    /// One key. Widths count in tenths of a row of letters.
    struct Key: Equatable {
        var action: Action
        /// The letters below a digit.
        var letters = ""
        var width: Double = 1
    }

    var rows: [[Key]]
    /// Whether the keys are the large ones of a keypad.
    var isPad = false

    /// Returns the keys of a keyboard type.
    ///
    /// - Parameters:
    ///   - type: The keyboard type.
    ///   - isUppercase: Whether the shift key is on.
    ///   - hasGlobe: Whether the last row has the key for other keyboards.
    init(_ type: UIKeyboardType, isUppercase: Bool, hasGlobe: Bool) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: self = Self.pad(corner: .none, letters: true)
        case .phonePad: self = Self.pad(corner: .page("+ * #"), letters: true)
        case .decimalPad: self = Self.pad(corner: .insert("."), letters: false)
        case .numbersAndPunctuation: self = Self.numbers(hasGlobe: hasGlobe)
        case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
            self = Self.letters(type, isUppercase: isUppercase, hasGlobe: hasGlobe)
        }
    }

    private init(rows: [[Key]], isPad: Bool = false) {
        self.rows = rows
        self.isPad = isPad
    }

    private static func keys(_ text: String) -> [Key] { text.map { Key(action: .insert(String($0))) } }

    private static func letters(_ type: UIKeyboardType, isUppercase: Bool, hasGlobe: Bool) -> KeyboardLayout {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { isUppercase ? $0.uppercased() : $0 }
        let shift = Key(action: .shift, width: 1.3), delete = Key(action: .delete, width: 1.3)
        return KeyboardLayout(rows: [
            keys(rows[0]), keys(rows[1]), [shift] + keys(rows[2]) + [delete],
            lastRow(type, hasGlobe: hasGlobe),
        ])
    }

    /// Returns the row of the space key. Source: the kinds of keyboards in Apple's documentation, which names the keys
    /// that each makes prominent. Chosen: their widths.
    private static func lastRow(_ type: UIKeyboardType, hasGlobe: Bool) -> [Key] {
        let page = Key(action: .page("123"), width: hasGlobe ? 1.25 : 2.5)
        let globe = hasGlobe ? [Key(action: .globe, width: 1.25)] : []
        let insert = { (text: String, width: Double) in Key(action: .insert(text), width: width) }
        let end = Key(action: .return, width: 2.5)
        switch type {
        case .URL:
            return [page] + globe + [insert(".", 1.6), insert("/", 1.6), insert(".com", 1.8), end]
        case .emailAddress:
            return [page] + globe + [Key(action: .space, width: 3), insert("@", 1), insert(".", 1), end]
        case .twitter:
            return [page] + globe + [Key(action: .space, width: 3), insert("@", 1), insert("#", 1), end]
        case .webSearch: return [page] + globe + [Key(action: .space, width: 4), insert(".", 1), end]
        default: return [page] + globe + [Key(action: .space, width: 5), end]
        }
    }

    private static func numbers(hasGlobe: Bool) -> KeyboardLayout {
        let punctuation = [".", ",", "?", "!", "’"].map { Key(action: .insert($0), width: 1.4) }
        let page = Key(action: .page("ABC"), width: hasGlobe ? 1.25 : 2.5)
        let globe = hasGlobe ? [Key(action: .globe, width: 1.25)] : []
        return KeyboardLayout(rows: [
            keys("1234567890"), keys("-/:;()$&@\""),
            [Key(action: .page("#+="), width: 1.5)] + punctuation + [Key(action: .delete, width: 1.5)],
            [page] + globe + [Key(action: .space, width: 5), Key(action: .return, width: 2.5)],
        ])
    }

    private static func pad(corner: Action, letters: Bool) -> KeyboardLayout {
        let names = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let digits = (1...9).map {
            Key(action: .insert("\($0)"), letters: letters ? names[$0 - 1] : "", width: 10.0 / 3)
        }
        func key(_ action: Action) -> Key { Key(action: action, width: 10.0 / 3) }
        return KeyboardLayout(
            rows: [
                Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
                [key(corner), key(.insert("0")), key(.delete)],
            ], isPad: true)
    }
}

extension UIReturnKeyType {
    /// The label of the key.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Whether the key is blue: it ends the input rather than continues it.
    var isProminent: Bool {
        switch self {
        case .default, .next, .continue, .emergencyCall: false
        case .go, .google, .search, .yahoo, .join, .route, .send, .done: true
        }
    }
}
