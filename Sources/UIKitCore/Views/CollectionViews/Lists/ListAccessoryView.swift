/// The view of an accessory of a list's cell, and the width it takes.
///
/// The symbols and widths are those of tables.
struct ListAccessoryView {
    let accessory: UICellAccessory
    let view: UIView

    /// Creates the view of an accessory.
    ///
    /// - Parameters:
    ///   - accessory: The accessory.
    ///   - action: The action of a tap.
    init(_ accessory: UICellAccessory, action: @escaping () -> Void) {
        self.accessory = accessory
        view = Self.makeView(accessory, action: action)
        view.isHidden = accessory.isHidden
        if let tint = accessory.tintColor { view.tintColor = tint }
    }

    private static func makeView(_ accessory: UICellAccessory, action: @escaping () -> Void) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: return symbol(.disclosureIndicator, accessory)
        case .checkmark: return symbol(.checkmark, accessory)
        case .outlineDisclosure:
            let view = symbol(.disclosureIndicator, accessory)
            view.chevronColor = accessory.tintColor ?? .systemBlue
            return ListAccessoryControl(view, action)
        case .detail: return ListAccessoryControl(symbol(.detailButton, accessory), action)
        case .delete: return control(.delete, accessory, action)
        case .insert: return control(.insert, accessory, action)
        case .multiselect: return control(.select, accessory, {})
        case .reorder: return CellReorderControl()
        case .label:
            let label = UILabel()
            label.text = accessory.label?.text
            label.font = accessory.label?.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = accessory.label?.adjusts ?? true
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        case .customView(let view): return view
        }
    }

    private static func symbol(
        _ type: UITableViewCell.AccessoryType, _ accessory: UICellAccessory
    ) -> CellAccessoryView {
        let view = CellAccessoryView()
        view.type = type
        view.chevronColor = accessory.tintColor
        view.isUserInteractionEnabled = false
        return view
    }

    private static func control(
        _ kind: CellEditControl.Kind, _ accessory: UICellAccessory, _ action: @escaping () -> Void
    ) -> UIView {
        let control = CellEditControl()
        control.kind = kind
        control.fillColor = accessory.backgroundColor
        control.symbolColor = accessory.tintColor
        if kind == .select { control.isUserInteractionEnabled = false }
        control.addTarget(for: .touchUpInside) { _, _ in action() }
        return control
    }

    /// Returns the size of the view. Source of the widths: cells in public storyboards, as for tables.
    func size(height: CGFloat, scale: CGFloat) -> CGSize {
        switch accessory.accessoryType {
        case .disclosureIndicator: return CGSize(width: (10.5 * scale).rounded(.down) / scale, height: 25)
        case .outlineDisclosure: return CGSize(width: 14, height: height)
        case .checkmark: return CGSize(width: 24, height: 25)
        case .detail: return CGSize(width: 25, height: height)
        case .delete, .insert, .multiselect: return CGSize(width: CellEditControl.discWidth, height: height)
        case .reorder: return CGSize(width: CellReorderControl.width, height: height)
        case .label: return view.sizeThatFits(CGSize(width: 0, height: 0))
        case .customView:
            guard accessory.custom?.maintainsFixedSize != true else { return view.bounds.size }
            let own = view.intrinsicContentSize
            if own.width > 0, own.height > 0 { return own }
            if view.bounds.width > 0 { return view.bounds.size }
            return view.systemLayoutSizeFitting(.zero)
        }
    }

    /// Returns the width that is reserved for the view.
    func width(height: CGFloat, scale: CGFloat) -> CGFloat {
        switch accessory.reservedLayoutWidth {
        case .actual, .standard: size(height: height, scale: scale).width
        case .custom(let width): max(0, width)
        }
    }
}

/// A symbol beside the content of a cell that can be tapped.
final class ListAccessoryControl: UIControl {
    let picture: CellAccessoryView

    init(_ picture: CellAccessoryView, _ action: @escaping () -> Void) {
        self.picture = picture
        super.init(frame: .zero)
        addSubview(picture)
        addTarget(for: .touchUpInside) { _, _ in action() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
