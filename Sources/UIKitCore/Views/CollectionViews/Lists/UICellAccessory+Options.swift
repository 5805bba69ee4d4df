// The options of the system's accessories.
extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory; `actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The options of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The options of a detail button.
    public struct DetailOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The options of a delete control.
    public struct DeleteOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of an insert control.
    public struct InsertOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a selection control.
    public struct MultiselectOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a reorder control.
    public struct ReorderOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?
        /// Whether a vertical separator is shown before the control if it follows another accessory.
        public var showsVerticalSeparator: Bool

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of an outline disclosure, a chevron that turns.
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; nil for the system's.
        public var tintColor: UIColor?
        /// The tap that expands the item; `automatic` by default.
        public var style: Style

        /// The tap that expands an item.
        public enum Style: Hashable, Sendable {
            /// A tap as for a header, if the item is one, otherwise as for a cell.
            case automatic
            /// A tap anywhere in the cell.
            case header
            /// A tap on the chevron.
            case cell
        }

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            style: Style? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }

    /// The options of a label.
    public struct LabelOptions {
        /// Whether the accessory is not drawn, but keeps its place in the layout; false by default.
        public var isHidden: Bool
        /// The width that is reserved for the accessory; `actual` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the text; nil for the system's.
        public var tintColor: UIColor?
        /// The font; that of the text style `body` by default.
        public var font: UIFont
        /// Whether the font follows the preferred text size; true by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates the options; nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}
