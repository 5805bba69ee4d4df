/// The traits of the keyboard for a text input.
public protocol UITextInputTraits: AnyObject {
    /// The capitalization of typed text.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether text is corrected while it is typed; without correction there are no suggestions.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked while text is typed.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keyboard type, which determines the keys.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard, light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The type of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether characters are displayed as bullets.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic meaning of the text; nil for none.
    var textContentType: UITextContentType! { get set }
}

/// An object that receives the keyboard's input.
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the insertion point.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point, or the selection.
    func deleteBackward()
}

/// The types of keyboards. Raw values match Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
    /// Letters of the user's language.
    case `default` = 0
    /// Letters of the ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Letters with the keys of URLs.
    case URL = 3
    /// A keypad of the digits 0 to 9.
    case numberPad = 4
    /// A keypad for telephone numbers, with `*` and `#`.
    case phonePad = 5
    /// Letters, for a name or a telephone number.
    case namePhonePad = 6
    /// Letters with the keys of e-mail addresses.
    case emailAddress = 7
    /// Digits with a decimal separator.
    case decimalPad = 8
    /// Letters with `@` and `#`.
    case twitter = 9
    /// Letters with the keys of web searches.
    case webSearch = 10
    /// A keypad of the ASCII digits 0 to 9.
    case asciiCapableNumberPad = 11

    /// Letters of ASCII, by a former name.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The types of the return key. Raw values match Apple's.
public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
    /// The return key is named "return".
    case `default` = 0
    /// The return key is named "go".
    case go = 1
    /// A web search; the return key is named "search".
    case google = 2
    /// The return key is named "join".
    case join = 3
    /// The return key is named "next".
    case next = 4
    /// The return key is named "route".
    case route = 5
    /// The return key is named "search".
    case search = 6
    /// The return key is named "send".
    case send = 7
    /// A web search; the return key is named "search".
    case yahoo = 8
    /// The return key is named "done".
    case done = 9
    /// The return key is named "emergency call".
    case emergencyCall = 10
    /// The return key is named "continue".
    case `continue` = 11
}

/// The capitalization of typed text. Raw values match Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Nothing is capitalized.
    case none = 0
    /// The first letter of each word is capitalized.
    case words = 1
    /// The first letter of each sentence is capitalized.
    case sentences = 2
    /// All letters are capitalized.
    case allCharacters = 3
}

/// The autocorrection of typed text. Raw values match Apple's.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Text is not corrected.
    case no = 1
    /// Text is corrected.
    case yes = 2
}

/// The spell checking of typed text. Raw values match Apple's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// The behavior depends on the input.
    case `default` = 0
    /// Spelling is not checked.
    case no = 1
    /// Spelling is checked.
    case yes = 2
}

/// The appearances of the keyboard. Raw values match Apple's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// The appearance of the interface style.
    case `default` = 0
    /// Always dark keys.
    case dark = 1
    /// Always light keys.
    case light = 2

    /// Dark, by a former name.
    public static let alert = UIKeyboardAppearance.dark
}

/// The semantic meaning of a text, for AutoFill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name, which matches Apple's.
    public let rawValue: String
    /// Creates a content type from its name.
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
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password, which the system may suggest.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code that was sent in a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The stored traits of a text input.
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
