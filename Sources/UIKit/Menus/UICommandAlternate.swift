/// What a command is while modifier keys are held; menus here show the command itself.
open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String
    /// The method.
    public let action: Selector
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
