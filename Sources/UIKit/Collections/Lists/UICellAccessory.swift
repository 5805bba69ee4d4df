/// What decorates a cell of a list beside its content.
public struct UICellAccessory {
    /// Called when the accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the collection is edited.
        case whenEditing
        /// While the collection is not edited.
        case whenNotEditing
    }

    /// The width that is kept for an accessory, which is centered in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// That of the accessory.
        case actual
        /// That of the system's accessories.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that turns as the item is expanded.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A minus sign in a circle.
        case delete
        /// A plus sign in a circle.
        case insert
        /// Three lines.
        case reorder
        /// A circle that is filled as the item is selected.
        case multiselect
        /// A short text.
        case label
        /// A button with an i.
        case detail
        /// A view.
        case customView(UIView)
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var handler: ActionHandler?
    /// The text of a label, its font, and whether the font follows the text size.
    var label: (text: String, font: UIFont, adjusts: Bool)?
    /// What a tap expands.
    var outlineStyle: OutlineDisclosureOptions.Style?
    /// Whether there is a line before the accessory where it follows another.
    var showsVerticalSeparator = false
    /// The placement of a custom view, and whether it keeps its size.
    var custom: (placement: Placement, maintainsFixedSize: Bool)?

    init(_ type: AccessoryType, _ displayed: DisplayedState) {
        accessoryType = type
        self.displayed = displayed
    }

    /// Where a custom accessory is.
    public enum Placement {
        /// Returns the place among the accessories at the same edge, which are in their order from the leading edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place before an accessory of the same type, or the first.
        public static func position(before accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the place after an accessory of the same type, or the last.
        public static func position(after accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? $0.count }
        }
    }

    // MARK: Order

    /// Whether the accessory is at the leading edge.
    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: true
        case .customView: if case .leading = custom?.placement { true } else { false }
        default: false
        }
    }

    /// The order of the system's accessories from the leading edge. Chosen: the control that moves rows is last, as in
    /// tables.
    private var order: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .detail: 5
        case .disclosureIndicator: 6
        case .outlineDisclosure: 7
        case .reorder: 8
        case .customView: 9
        }
    }

    /// Returns the accessories of an edge that a cell shows, from the leading edge.
    static func shown(_ all: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
        let own = all.filter { $0.isLeading == isLeading && $0.isShown(isEditing) }
        var result = own.filter { $0.custom == nil }.sorted { $0.order < $1.order }
        for accessory in own {
            guard let custom = accessory.custom else { continue }
            let position: Placement.Position =
                switch custom.placement {
                case .leading(_, let at), .trailing(_, let at): at
                }
            result.insert(accessory, at: max(0, min(position(result), result.count)))
        }
        return result
    }

    private func isShown(_ isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
