extension UITableViewCell {
    /// The editing control of a row. Raw values match Apple's.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// The row has no control.
        case none = 0
        /// A control that deletes the row.
        case delete = 1
        /// A control that inserts a row.
        case insert = 2
    }

    /// The width before the content for the editing control, in points.
    var editIndent: CGFloat { tableContext.indents ? CellEditControl.width : 0 }

    /// The width after the accessory for the reorder control, in points.
    var reorderWidth: CGFloat { tableContext.isReordered ? CellReorderControl.width + margin : 0 }

    /// Adds or removes the editing and reorder controls.
    func updateEditControls(_ action: @escaping () -> Void) {
        let kind: CellEditControl.Kind? =
            switch editingStyle {
            case _ where tableContext.selectsWhileEditing && isEditing: .select
            case .none: nil
            case .delete: .delete
            case .insert: .insert
            }
        editControls.edit?.removeFromSuperview()
        editControls.edit = nil
        if let kind {
            let control = CellEditControl()
            control.kind = kind
            control.addTarget(for: .touchUpInside) { _, _ in action() }
            addSubview(control)
            editControls.edit = control
        }
        guard tableContext.isReordered != (editControls.reorder != nil) else { return contentDidChange() }
        editControls.reorder?.removeFromSuperview()
        editControls.reorder = nil
        if tableContext.isReordered {
            let control = CellReorderControl()
            addSubview(control)
            editControls.reorder = control
        }
        contentDidChange()
    }

    /// Lays out the editing and reorder controls.
    func arrangeEditControls(_ safe: UIEdgeInsets) {
        if let control = editControls.edit {
            let width = margin + CellEditControl.width - 16, near = isRightToLeft ? safe.right : safe.left
            control.isSelected = isSelected
            control.frame = CGRect(
                x: isRightToLeft ? bounds.width - near - width : near, y: 0, width: width,
                height: bounds.height)
        }
        if let control = editControls.reorder {
            let end = margin + (isRightToLeft ? safe.left : safe.right), width = CellReorderControl.width
            control.frame = CGRect(
                x: isRightToLeft ? end : bounds.width - end - width, y: 0, width: width, height: bounds.height
            )
        }
    }

    /// Shows the background of a selected row.
    func selectionDidChange() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted, selectionStyle != .none else { return view.removeFromSuperview() }
        guard view.superview !== self else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
}
