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

    /// Returns a group of this item alone that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group of this item alone that the user could move; the identifier has no effect.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        creatingFixedGroup()
    }

    /// Returns a group of this item alone that the user could remove; identifier and default have no effect.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    { creatingFixedGroup() }
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

    private static let storedBadge = SparseProperty<Badge?>(nil)
    private static let storedIdentifier = SparseProperty<String?>(nil)
    private static let storedHidesBackground = SparseProperty(false)
    private static let storedSharesBackground = SparseProperty(true)
    private static let storedChangesSelection = SparseProperty(false)
    private static let storedSpringLoaded = SparseProperty(false)
    private static let storedAnimatesSymbols = SparseProperty(true)
    private static let storedTitleShift = SparseProperty<[UIBarMetrics: UIOffset]>([:])

    /// The badge at the corner; kept, and has no effect here, as it is not drawn.
    public var badge: Badge? {
        get { Self.storedBadge[self] }
        set { Self.storedBadge[self] = newValue }
    }
    /// The identifier that matches the item across transitions; has no effect here.
    public var identifier: String? {
        get { Self.storedIdentifier[self] }
        set { Self.storedIdentifier[self] = newValue }
    }
    /// Whether the item has no glass behind it; kept, and has no effect here, as no item has.
    public var hidesSharedBackground: Bool {
        get { Self.storedHidesBackground[self] }
        set { Self.storedHidesBackground[self] = newValue }
    }
    /// Whether the item shares its glass with others; kept, and has no effect here, as no item has glass.
    public var sharesBackground: Bool {
        get { Self.storedSharesBackground[self] }
        set { Self.storedSharesBackground[self] = newValue }
    }
    /// Whether a tap toggles the selection of the item; kept, and has no effect here.
    public var changesSelectionAsPrimaryAction: Bool {
        get { Self.storedChangesSelection[self] }
        set { Self.storedChangesSelection[self] = newValue }
    }
    /// Whether a drag that hovers over the item activates it; kept, and has no effect here.
    public var isSpringLoaded: Bool {
        get { Self.storedSpringLoaded[self] }
        set { Self.storedSpringLoaded[self] = newValue }
    }
    /// Whether changes of symbols are animated; kept, and has no effect here.
    public var isSymbolAnimationEnabled: Bool {
        get { Self.storedAnimatesSymbols[self] }
        set { Self.storedAnimatesSymbols[self] = newValue }
    }

    /// Sets the offset of the title for bar metrics in points; kept, and has no effect here.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Self.storedTitleShift[self][barMetrics] = adjustment
    }
    /// Returns the offset of the title for bar metrics in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Self.storedTitleShift[self][barMetrics] ?? .zero
    }
}
