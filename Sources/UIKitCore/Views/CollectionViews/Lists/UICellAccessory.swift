/// An accessory of a cell in a list, beside its content.
public struct UICellAccessory {
    /// A closure that is called when the accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// The editing states in which an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// In any state.
        case always
        /// While the collection view is being edited.
        case whenEditing
        /// While the collection view is not being edited.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory, which is centered in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory itself.
        case actual
        /// The standard width of the system's accessories.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The types of accessories.
    public enum AccessoryType: Hashable {
        /// A chevron that points to the trailing edge.
        case disclosureIndicator
        /// A chevron that turns as the item is expanded.
        case outlineDisclosure
        /// A checkmark in the tint color.
        case checkmark
        /// A minus sign in a circle.
        case delete
        /// A plus sign in a circle.
        case insert
        /// Three lines by which the item is moved.
        case reorder
        /// A circle that is filled as the item is selected.
        case multiselect
        /// A label with a short text.
        case label
        /// A detail button, a circle with an i.
        case detail
        /// A custom view of the app.
        case customView(UIView)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var handler: ActionHandler?
    /// The text of a label, its font, and whether the font follows the preferred text size.
    var label: (text: String, font: UIFont, adjusts: Bool)?
    /// The tap that expands the item; nil for other accessories.
    var outlineStyle: OutlineDisclosureOptions.Style?
    /// Whether a vertical separator is shown before the accessory if it follows another.
    var showsVerticalSeparator = false
    /// The placement of a custom view, and whether it keeps its size.
    var custom: (placement: Placement, maintainsFixedSize: Bool)?

    init(_ type: AccessoryType, _ displayed: DisplayedState) {
        accessoryType = type
        self.displayed = displayed
    }

    /// The placement of a custom accessory.
    public enum Placement {
        /// Returns the position among the accessories at the same edge, which are in order from the leading edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before an accessory of the same type, or the first.
        public static func position(before accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the position after an accessory of the same type, or the last.
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

    /// Returns the visible accessories at an edge of a cell, from the leading edge.
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
