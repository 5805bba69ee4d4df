/// The modifier keys of a key command or an event. Raw values match Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each modifier key.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard and the action that it performs.
///
/// The keyboard of a screen's script is the one on the screen, so the command is sent by code alone.
open class UIKeyCommand: UICommand {
    /// The key, as in "f"; nil for none.
    open private(set) var input: String?
    /// The modifier keys that must be pressed.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command overrides the system's of the same key; false by default.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key adapts to the keyboard's layout; true by default.
    open var allowsAutomaticLocalization = true
    /// Whether the key is mirrored in right-to-left layouts; true by default.
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

    /// The Up Arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public static let inputHome = "UIKeyInputHome"
    /// The End key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The Delete key.
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
