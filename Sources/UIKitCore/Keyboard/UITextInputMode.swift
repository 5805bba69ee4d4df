/// An input mode: a language of the keyboard.
open class UITextInputMode: NSObject {
    /// The language, as in `en`; nil for none.
    open private(set) var primaryLanguage: String?

    /// Creates a mode without a language.
    public override init() { super.init() }

    private init(_ language: String) { primaryLanguage = language }

    /// The active input modes: that of the render's language.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode(RenderEnvironment.current.locale)] }
    /// The current input mode, as before iOS 7.
    open class func current() -> UITextInputMode? { activeInputModes.first }

    /// Posted after the input mode has changed; not posted here.
    public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The rules of suggested passwords; none are suggested here.
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules, as in `required: lower; minlength: 8;`.
    public let passwordRulesDescriptor: String

    /// Creates rules from a descriptor.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }

    /// Returns the rules themselves, which do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The items of the shortcuts bar above the keyboard of an iPad; they are not drawn.
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the shortcuts; true by default.
    open var allowsHidingShortcuts = true
    /// The groups before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UITextField {
    /// The rules of suggested passwords; nil for those of the system.
    public var passwordRules: UITextInputPasswordRules? {
        get { keptPasswordRules }
        set { keptPasswordRules = newValue }
    }
}

extension UITextView {
    /// The rules of suggested passwords; nil for those of the system.
    public var passwordRules: UITextInputPasswordRules? {
        get { keptPasswordRules }
        set { keptPasswordRules = newValue }
    }
}

extension UIView {
    fileprivate var keptPasswordRules: UITextInputPasswordRules? {
        get { objc_getAssociatedObject(self, passwordRulesKey) as? UITextInputPasswordRules }
        set { objc_setAssociatedObject(self, passwordRulesKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    private var passwordRulesKey: UnsafeRawPointer {
        let type = UITextInputPasswordRules.self
        return UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
}
