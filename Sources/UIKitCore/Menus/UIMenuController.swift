/// The edit menu over a selection, as before iOS 16; it is not drawn.
open class UIMenuController: NSObject {
    /// The menu controller of the render.
    open class var shared: UIMenuController { RenderContext.current.shared { UIMenuController() } }
    /// Whether the menu is visible; false by default.
    open var isMenuVisible = false
    /// The direction of the arrow; has no effect here.
    open var arrowDirection: ArrowDirection = .default

    /// The directions of the arrow. Raw values match Apple's.
    public enum ArrowDirection: Int, Hashable, Sendable {
        /// The direction depends on the available space.
        case `default` = 0
        /// The arrow points up, at the top of the menu.
        case up = 1
        /// The arrow points down, at the bottom of the menu.
        case down = 2
        /// The arrow points left, at the left of the menu.
        case left = 3
        /// The arrow points right, at the right of the menu.
        case right = 4
    }
    /// The custom commands of the app; nil for none.
    open var menuItems: [UIMenuItem]?
    /// The frame of the menu: zero, as it is not drawn.
    open var menuFrame: CGRect { .zero }
    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Sets the target rectangle of the menu; has no effect here.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Shows the menu.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Hides the menu.
    open func hideMenu(from targetView: UIView? = nil) { isMenuVisible = false }
    /// Updates the commands of the menu; has no effect here.
    open func update() {}

    /// Posted before the menu is shown.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted before the menu is hidden.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted after the frame of the menu changed.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
    /// Posted after the menu was hidden.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// A custom command of the edit menu.
open class UIMenuItem: NSObject {
    /// The title of the command.
    open var title: String
    /// The selector that the first responder in the chain that implements it performs.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}

/// A menu element that is replaced by others when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides the elements by calling its completion handler.
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element whose elements a closure provides when the menu opens.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Creates an element whose elements are requested each time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

    /// The elements that replace this one.
    var elements: [UIMenuElement] {
        var found: [UIMenuElement] = []
        provider { found = $0 }
        return found
    }
}
