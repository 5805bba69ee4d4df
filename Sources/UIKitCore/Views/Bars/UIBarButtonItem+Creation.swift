extension UIBarButtonItem {
    /// Creates a button with a title and an image that calls a method of a target, which is not retained, or opens a menu
    /// where there is no method.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        (self.target, self.action) = (target, action)
    }

    /// Creates a button with an image, and one for bars of little height, which is not drawn, that calls a method of a
    /// target, which is not retained.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any? = nil,
        action: Selector? = nil
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
}

extension UIBarButtonItem.Style {
    /// A button that completes a task, by its name since iOS 26: the same as `done`.
    public static var prominent: UIBarButtonItem.Style { .done }
}

extension UIBarButtonItem {
    /// A badge at the corner of a button, which is kept and not drawn.
    public struct Badge: Hashable, Sendable {
        /// The text; nil for a dot.
        public let stringValue: String?

        /// A badge with a number.
        public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
        /// A badge with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// A badge that is a dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }
}
