// The system's accessories.
extension UICellAccessory {
    private mutating func set(_ isHidden: Bool, _ width: LayoutDimension, _ tintColor: UIColor?) {
        self.isHidden = isHidden
        reservedLayoutWidth = width
        self.tintColor = tintColor
    }

    /// Creates a disclosure indicator, a chevron.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.disclosureIndicator, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return made
    }

    /// Creates a checkmark, for an item that is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.checkmark, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return made
    }

    /// Creates a detail button, a circle with an i.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.handler = actionHandler
        return made
    }

    /// Creates a delete control, a minus sign in a circle.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        made.handler = actionHandler
        return made
    }

    /// Creates an insert control, a plus sign in a circle.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        made.handler = actionHandler
        return made
    }

    /// Creates a selection control, a circle that is filled for a selected item.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        return made
    }

    /// Creates a reorder control, three lines.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.reorder, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.showsVerticalSeparator = options.showsVerticalSeparator
        return made
    }

    /// Creates a chevron that turns as the item is expanded; a tap expands or collapses it unless there is a handler.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.handler = actionHandler
        made.outlineStyle = options.style
        return made
    }

    /// Creates a label with a short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.label = (text, options.font, options.adjustsFontForContentSizeCategory)
        return made
    }

    /// The configuration of an accessory with a custom view.
    public struct CustomViewConfiguration {
        /// The view of the accessory; retained.
        public let customView: UIView
        /// The edge at which the view is placed.
        public let placement: Placement
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame; otherwise its content determines it.
        public var maintainsFixedSize: Bool

        /// Creates the configuration; nil stands for the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// Creates an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var made = UICellAccessory(.customView(configuration.customView), displayed)
        made.set(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        made.custom = (configuration.placement, configuration.maintainsFixedSize)
        return made
    }
}
