/// The black bar of commands over a selection, as before iOS 16; it is not drawn.
open class UIMenuController: NSObject {
    /// The one of the render.
    open class var shared: UIMenuController { RenderContext.current.shared { UIMenuController() } }
    /// Whether the bar is shown.
    open var isMenuVisible = false
    /// The side of the arrow; has no effect here.
    open var arrowDirection: ArrowDirection = .default

    /// The sides of the arrow. Raw values match Apple's.
    public enum ArrowDirection: Int, Hashable, Sendable {
        /// As there is room.
        case `default` = 0
        /// Above.
        case up = 1
        /// Below.
        case down = 2
        /// At the left.
        case left = 3
        /// At the right.
        case right = 4
    }
    /// The commands of the app.
    open var menuItems: [UIMenuItem]?
    /// The frame of the bar.
    open var menuFrame: CGRect { .zero }
    /// Shows or hides the bar.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Sets the target rectangle of the menu; has no effect here.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Shows the bar.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Hides the bar.
    open func hideMenu(from targetView: UIView? = nil) { isMenuVisible = false }
    /// Updates the commands of the menu; has no effect here.
    open func update() {}

    /// Posted before the bar is shown.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted before the bar is hidden.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the bar was shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted after the frame of the bar changed.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
    /// Posted after the bar was hidden.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// A command of the bar over a selection.
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method that the first responder that has it performs.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}

/// An entry of a menu that is replaced by others as the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides the entries.
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an entry.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Creates an entry whose entries are asked for every time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

    /// The entries that stand in place of this one.
    var elements: [UIMenuElement] {
        var found: [UIMenuElement] = []
        provider { found = $0 }
        return found
    }
}
