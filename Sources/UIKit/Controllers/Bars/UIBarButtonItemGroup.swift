/// Items of a bar that belong together.
open class UIBarButtonItemGroup: NSObject {
    /// The items.
    open var barButtonItems: [UIBarButtonItem]
    /// What stands for the items where there is no room for them; nil for none.
    open var representativeItem: UIBarButtonItem?
    /// What stands for the items in a menu; nil for an entry of each.
    open var menuRepresentation: UIMenuElement?
    /// Whether the items are there even where the user took them from the bar.
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

    /// Whether what stands for the items is shown: never, as bars show all items.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Returns a group that the user cannot move or take from the bar.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Returns a group that the user can move.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Returns a group that the user can move and take from the bar.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
