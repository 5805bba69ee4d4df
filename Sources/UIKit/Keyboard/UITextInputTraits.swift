/// What a text input asks of the keyboard.
public protocol UITextInputTraits: AnyObject {
    /// Whether text is capitalized while it is typed.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether text is corrected while it is typed; without correction there are no suggestions.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked while text is typed.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keys.
    var keyboardType: UIKeyboardType { get set }
    /// The look.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The name of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether characters are displayed as bullets.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text; nil for none.
    var textContentType: UITextContentType! { get set }
}

/// Something that takes the keyboard's input.
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret, or the selection.
    func deleteBackward()
}

/// The kinds of keyboards. Raw values match Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
    /// Letters.
    case `default` = 0
    /// Letters of ASCII.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Letters with the keys of addresses of web pages.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits with the keys of telephone numbers.
    case phonePad = 5
    /// Letters, for a name or a telephone number.
    case namePhonePad = 6
    /// Letters with the keys of e-mail addresses.
    case emailAddress = 7
    /// Digits with a decimal separator.
    case decimalPad = 8
    /// Letters with `@` and `#`.
    case twitter = 9
    /// Letters with the keys of searches of the web.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11

    /// Letters of ASCII, by a former name.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The names of the return key. Raw values match Apple's.
public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
    /// "return".
    case `default` = 0
    /// "go".
    case go = 1
    /// "search".
    case google = 2
    /// "join".
    case join = 3
    /// "next".
    case next = 4
    /// "route".
    case route = 5
    /// "search".
    case search = 6
    /// "send".
    case send = 7
    /// "search".
    case yahoo = 8
    /// "done".
    case done = 9
    /// "emergency call".
    case emergencyCall = 10
    /// "continue".
    case `continue` = 11
}

/// How text is capitalized while it is typed. Raw values match Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Not.
    case none = 0
    /// Each word.
    case words = 1
    /// Each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Whether text is corrected while it is typed. Raw values match Apple's.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked while text is typed. Raw values match Apple's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// As the input decides.
    case `default` = 0
    /// Not.
    case no = 1
    /// Yes.
    case yes = 2
}

/// The looks of the keyboard. Raw values match Apple's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// As the screen.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// Dark, by a former name.
    public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name, which matches Apple's.
    public let rawValue: String
    /// Creates a meaning.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// The first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The address of a street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The name of a city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// What a text input keeps of its traits.
struct TextInputTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?
}
