public import SwiftUICore

/// Key equivalents consist of a letter, punctuation, or function key.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    /// The character value that the key equivalent represents.
    public var character: Character
    /// Creates a new key equivalent from the given character value.
    public init(_ character: Character) { self.character = character }
    /// Creates a new key equivalent from the given character value.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// The key equivalent of the Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The key equivalent of the Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key equivalent of the Space key.
    public static let space = KeyEquivalent(" ")
    /// The key equivalent of the Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The key equivalent of the Delete key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key equivalent of the Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key equivalent of the Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key equivalent of the Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key equivalent of the Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// A set of key modifiers that you can add to a gesture.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a new set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// Any key on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All possible modifier keys.
    public static let all = EventModifiers(rawValue: 63)
}

/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order to activate a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key equivalent that the user presses in conjunction with any specified modifier keys.
    public var key: KeyEquivalent
    /// The modifier keys that the user presses in conjunction with a key equivalent.
    public var modifiers: EventModifiers
    /// Creates a new keyboard shortcut with the given key equivalent and set of modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    /// The default keyboard shortcut for the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The default keyboard shortcut for cancelling the in-progress action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Defines a keyboard shortcut and assigns it to the modified control; this has no effect here without a keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        self
    }
    /// Assigns a keyboard shortcut to the modified control; this has no effect here without a keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Assigns an optional keyboard shortcut to the modified control; this has no effect here without a keyboard.
    @_disfavoredOverload
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
