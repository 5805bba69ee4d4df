extension UIResponder {
    /// Posted before the keyboard is shown.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard was shown.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard was hidden.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the frame of the keyboard changes.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the frame of the keyboard changed.
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before the change, in screen coordinates: a `CGRect`, or an `NSValue` of it.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change, in screen coordinates: a `CGRect`, or an `NSValue` of it.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the animation in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the animation, an integer.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to the app itself.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the value contains.
    public var cgRectValue: CGRect { rectValue }
}

// As on iOS, a rectangle in user information is available as a `CGRect` and as an `NSValue`.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The class that holds a rectangle.
    public typealias _ObjectiveCType = NSValue
    /// Returns an object that holds the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Reads the rectangle of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }
    /// Reads the rectangle of an object.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // Numbers and points are values as well; reading a rectangle from them would trap.
        guard source.geometricNumbers?.count == 4 else { return false }
        result = source.rectValue
        return true
    }
    /// Reads the rectangle of an object; nil is the empty rectangle.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}
