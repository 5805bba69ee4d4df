/// An alternate of a command for modifier keys; menus here show the command itself.
open class UICommandAlternate: NSObject {
    /// The title while the modifier keys are held.
    public let title: String
    /// The selector of the method that the responder performs.
    public let action: Selector
    /// The modifier keys that select the alternate.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
