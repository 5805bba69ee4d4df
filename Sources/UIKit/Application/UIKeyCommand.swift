/// The modifier keys of a key command or an event. Raw values match Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each modifier key.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The caps lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard and the action that it sends.
///
/// The keyboard of a screen's script is the one on the screen, so the command is sent by code alone.
open class UIKeyCommand: UICommand {
    /// The key, as in "f".
    open private(set) var input: String?
    /// The modifier keys.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before the system's own of the same key.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key follows the keyboard's layout.
    open var allowsAutomaticLocalization = true
    /// Whether the key is mirrored where text goes from right to left.
    open var allowsAutomaticMirroring = true

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The arrow key that points upward.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key that points downward.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key that points to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key that points to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The key that turns a page back.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The key that turns a page.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The key that goes to the start.
    public static let inputHome = "UIKeyInputHome"
    /// The key that goes to the end.
    public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes.
    public static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    public static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public static let f11 = "UIKeyInputF11"
    /// The function key F12.
    public static let f12 = "UIKeyInputF12"
}
