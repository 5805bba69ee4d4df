/// A group of bar button items.
open class UIBarButtonItemGroup: NSObject {
    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem]
    /// The item that represents the group where space is limited; nil for none.
    open var representativeItem: UIBarButtonItem?
    /// The menu element that represents the group; nil for an element for each item.
    open var menuRepresentation: UIMenuElement?
    /// Whether the group is available even after the user has removed it from the bar.
    open var alwaysAvailable = false
    /// Whether the items are hidden.
    open var isHidden = false

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// Creates an empty group.
    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { nil }

    /// Whether the representative item is displayed: never, as bars display all items.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Returns a group that the user cannot move or remove from the bar.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Returns a group that the user can move.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Returns a group that the user can move and remove from the bar.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
