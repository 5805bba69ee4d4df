// The system's accessories.
extension UICellAccessory {
    private mutating func set(_ isHidden: Bool, _ width: LayoutDimension, _ tintColor: UIColor?) {
        self.isHidden = isHidden
        reservedLayoutWidth = width
        self.tintColor = tintColor
    }

    /// Creates a chevron.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.disclosureIndicator, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return made
    }

    /// Creates a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.checkmark, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return made
    }

    /// Creates a detail button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.handler = actionHandler
        return made
    }

    /// Creates a control that deletes the item.
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

    /// Creates a control that inserts an item.
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

    /// Creates a control that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        return made
    }

    /// Creates a control that moves the item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.reorder, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.showsVerticalSeparator = options.showsVerticalSeparator
        return made
    }

    /// Creates a chevron that turns as the item is expanded; a tap expands or collapses the item unless there is a handler.
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

    /// Creates a text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed)
        made.set(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.label = (text, options.font, options.adjustsFontForContentSizeCategory)
        return made
    }

    /// A view as an accessory.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where the view is.
        public let placement: Placement
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its size; otherwise its content determines it.
        public var maintainsFixedSize: Bool

        /// Creates the accessory; nil stands for the default.
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

    /// Creates an accessory of a view.
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
