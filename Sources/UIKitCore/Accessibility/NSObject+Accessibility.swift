/// What assistive technologies know of every object: on iOS these are members of `NSObject`, here of those of its classes
/// that do not declare them themselves, as responders and bar items do.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the object is an accessibility element; false by default.
    public var isAccessibilityElement: Bool {
        get { (self as? UIResponder).map(\.isAccessibilityElement) ?? values.isElement ?? false }
        set {
            if let responder = self as? UIResponder {
                responder.isAccessibilityElement = newValue
            } else {
                values.isElement = newValue
            }
        }
    }

    /// The label of the object for assistive technologies; nil where none was set.
    public var accessibilityLabel: String? {
        get { (self as? UIResponder).map(\.accessibilityLabel) ?? values.label?.string }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLabel = newValue
            } else {
                values.label = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }

    /// A description of the result of an action on the object; nil where none was set.
    public var accessibilityHint: String? {
        get { (self as? UIResponder).map(\.accessibilityHint) ?? values.hint?.string }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityHint = newValue
            } else {
                values.hint = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }

    /// The value of the object for assistive technologies; nil for none.
    public var accessibilityValue: String? {
        get { (self as? UIResponder).map(\.accessibilityValue) ?? values.value?.string }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityValue = newValue
            } else {
                values.value = newValue.map { NSAttributedString(string: $0) }
            }
        }
    }

    /// The label with attributes; nil where none was set.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { (self as? UIResponder).map(\.accessibilityAttributedLabel) ?? values.label }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedLabel = newValue
            } else {
                values.label = newValue
            }
        }
    }

    /// The hint with attributes; nil where none was set.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { (self as? UIResponder).map(\.accessibilityAttributedHint) ?? values.hint }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedHint = newValue
            } else {
                values.hint = newValue
            }
        }
    }

    /// The value with attributes; nil where none was set.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { (self as? UIResponder).map(\.accessibilityAttributedValue) ?? values.value }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedValue = newValue
            } else {
                values.value = newValue
            }
        }
    }

    /// The accessibility traits of the object; none by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIResponder).map(\.accessibilityTraits) ?? values.traits ?? .none }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTraits = newValue
            } else {
                values.traits = newValue
            }
        }
    }

    /// An identifier for tests and tools.
    public var accessibilityIdentifier: String? {
        get { (self as? UIResponder).map(\.accessibilityIdentifier) ?? values.identifier }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityIdentifier = newValue
            } else {
                values.identifier = newValue
            }
        }
    }

    /// The language of the texts; nil for that of the app.
    public var accessibilityLanguage: String? {
        get { (self as? UIResponder).map(\.accessibilityLanguage) ?? values.language }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLanguage = newValue
            } else {
                values.language = newValue
            }
        }
    }

    /// The frame of the object on the screen, in points.
    public var accessibilityFrame: CGRect {
        get { (self as? UIResponder).map(\.accessibilityFrame) ?? values.frame ?? .zero }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityFrame = newValue
            } else {
                values.frame = newValue
            }
        }
    }

    /// The outline of the object on the screen; nil for its frame.
    public var accessibilityPath: UIBezierPath? {
        get { (self as? UIResponder).map(\.accessibilityPath) ?? values.path }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityPath = newValue
            } else {
                values.path = newValue
            }
        }
    }

    /// The accessibility elements in the object; nil for none.
    public var accessibilityElements: [Any]? {
        get { (self as? UIResponder).map(\.accessibilityElements) ?? values.elements }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElements = newValue
            } else {
                values.elements = newValue
            }
        }
    }

    /// Whether the elements in the object are hidden from assistive technologies.
    public var accessibilityElementsHidden: Bool {
        get { (self as? UIResponder).map(\.accessibilityElementsHidden) ?? values.areElementsHidden }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElementsHidden = newValue
            } else {
                values.areElementsHidden = newValue
            }
        }
    }

    /// Whether elements beside the object are ignored.
    public var accessibilityViewIsModal: Bool {
        get { (self as? UIResponder).map(\.accessibilityViewIsModal) ?? values.isModal }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityViewIsModal = newValue
            } else {
                values.isModal = newValue
            }
        }
    }

    /// Whether the elements in the object are read one after another.
    public var shouldGroupAccessibilityChildren: Bool {
        get { (self as? UIResponder).map(\.shouldGroupAccessibilityChildren) ?? values.groupsChildren }
        set {
            if let responder = self as? UIResponder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                values.groupsChildren = newValue
            }
        }
    }

    /// The actions of the object beside the built-in ones.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (self as? UIResponder).map(\.accessibilityCustomActions) ?? values.customActions }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomActions = newValue
            } else {
                values.customActions = newValue
            }
        }
    }

    private var values: AccessibilityValues { accessibilityKey.value(of: self) { AccessibilityValues() } }
}

private let accessibilityKey = AttachmentKey()
