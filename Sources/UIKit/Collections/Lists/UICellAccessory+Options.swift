// The options of the system's accessories.
extension UICellAccessory {
    /// The options of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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

    /// The options of a control that deletes.
    public struct DeleteOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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

    /// The options of a control that inserts.
    public struct InsertOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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

    /// The options of a control that selects.
    public struct MultiselectOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
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

    /// The options of a control that moves.
    public struct ReorderOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
        public var tintColor: UIColor?
        /// Whether there is a line before the control where it follows another accessory.
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

    /// The options of a chevron that turns.
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
        public var tintColor: UIColor?
        /// What a tap expands.
        public var style: Style

        /// What a tap expands.
        public enum Style: Hashable, Sendable {
            /// As the item is a header or not.
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

    /// The options of a text.
    public struct LabelOptions {
        /// Whether the accessory is left out of the picture, but not of the layout.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color; nil for the system's.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the text size.
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
