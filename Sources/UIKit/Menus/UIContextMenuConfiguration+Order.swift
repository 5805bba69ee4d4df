extension UIContextMenuConfiguration {
    /// The order of the elements of a menu.
    public enum ElementOrder: Int, Hashable, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// The first element nearest to the touch.
        case priority = 1
        /// As in the menu.
        case fixed = 2
    }

    private static let storedOrder = RareProperty(ElementOrder.automatic)

    /// The order of the elements; kept, as they are in the order of the menu here.
    public var preferredMenuElementOrder: ElementOrder {
        get { Self.storedOrder[self] }
        set { Self.storedOrder[self] = newValue }
    }
}
