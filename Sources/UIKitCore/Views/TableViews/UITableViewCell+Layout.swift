import Devices
import Geometry

extension UITableViewCell {
    /// The distance of the content from the sides, in points.
    var margin: CGFloat {
        let width = (superview as? UITableView)?.bounds.width ?? bounds.width
        return DeviceProfile.systemMargin(width: width)
    }

    /// The width of the safe area's insets on both sides of the content.
    var horizontalSafeAreaInset: CGFloat {
        guard tableContext.tableStyle != .insetGrouped else { return 0 }
        let insets = tableSafeArea
        return insets.left + insets.right
    }

    /// The table's safe area at the sides: cells are as wide as the table; inset groups are within the safe
    /// area.
    private var tableSafeArea: UIEdgeInsets {
        guard tableContext.tableStyle != .insetGrouped, let table = superview as? UITableView else {
            return .zero
        }
        return table.safeAreaInsets
    }

    /// The custom accessory in the current state of the cell.
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
    /// The standard accessory in the current state of the cell.
    private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// Adds the custom accessory of the current state, and removes the previous one.
    func accessoryDidChange(from old: UIView?) {
        if old !== shownAccessoryView { old?.removeFromSuperview() }
        if let shownAccessoryView, shownAccessoryView.superview !== self { addSubview(shownAccessoryView) }
        contentDidChange()
    }

    /// The width that the accessory takes from the content.
    ///
    /// Source: content of cells in public storyboards: next to a chevron 26.5 narrower at a margin of 16,
    /// 30.5 (30.333 at three pixels a point) at 20; next to a checkmark 44 at 20. Buttons: chosen.
    var accessoryWidth: CGFloat {
        if let shownAccessoryView { return shownAccessoryView.bounds.width + margin }
        let scale = traitCollection.displayScale
        let chevron = (10.5 * scale).rounded(.down) / scale
        switch shownAccessoryType {
        case .none: return 0
        case .disclosureIndicator: return margin + chevron
        case .checkmark: return margin + 24
        case .detailButton: return margin + 25
        case .detailDisclosureButton: return margin + chevron + 25 + 8
        }
    }

    /// The area in which touches are on the detail button; nil if none is shown.
    /// Chosen: the button and the chevron beside it, in the whole height of the row.
    var detailButtonArea: CGRect? {
        guard shownAccessoryView == nil,
            [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
        else { return nil }
        return CGRect(x: accessory.frame.minX, y: 0, width: accessory.frame.width, height: bounds.height)
    }

    /// The reason for the height of the content, for messages.
    /// Source: console output of iOS 14 in public questions, an avatar of 34 points between gaps of 10 in a
    /// row of 54.3333.
    var contentFrameReason: String {
        tableContext.hasSeparator
            ? "as high as the row, which is a pixel higher than its content for the line below: give one of these a "
                + "priority of 999, or the table no lines"
            : "as high as the row"
    }

    /// Prepares the content for being measured and laid out; the frames are those of `layoutSubviews()`, after which
    /// an override may set others.
    func prepareContent() {
        updateConfigurationIfNeeded()
        let far = accessoryWidth + reorderWidth > 0 ? 8 : margin
        contentView.adoptRowMargins(margin, far: far, applied: &appliedMargins)
    }

    /// Lays out content, accessory, labels and separator for the cell's size.
    func arrangeContent() {
        prepareContent()
        let safe = tableSafeArea, isMirrored = isRightToLeft
        let near = editIndent
        let width = max(0, bounds.width - safe.left - safe.right - accessoryWidth - near - reorderWidth)
        let x = isMirrored ? bounds.width - safe.right - near - width : safe.left + near
        contentView.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        arrangeEditControls(safe)
        arrangeStyle()
        arrangeSeparator(safe)
        arrangeAccessory(safe)
        roundCorners()
    }

    private func arrangeAccessory(_ safe: UIEdgeInsets) {
        show(accessory, if: shownAccessoryView == nil && shownAccessoryType != .none)
        let end = margin + (isRightToLeft ? safe.left : safe.right) + reorderWidth
        func place(_ view: UIView, _ size: CGSize) {
            let x = isRightToLeft ? end : bounds.width - end - size.width
            let y = ((bounds.height - size.height) / 2).rounded(.down)
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        accessory.type = shownAccessoryType
        place(accessory, CGSize(width: max(0, accessoryWidth - margin), height: 25))
        if let shownAccessoryView { place(shownAccessoryView, shownAccessoryView.bounds.size) }
    }

    // MARK: Separator

    /// The default insets of the separator, which begins at the text.
    var automaticSeparatorInset: UIEdgeInsets {
        if let start = (contentView as? UIListContentView)?.textStart {
            return UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
        }
        let text = styleLabels.text?.frame.minX ?? 0
        return UIEdgeInsets(
            top: 0, left: text > 0 && styleImageView?.image != nil ? text : margin, bottom: 0, right: 0)
    }

    /// Lays out the separator. Source: one pixel high at the bottom edge; full width after the last row of
    /// grouped tables, none there in inset groups.
    private func arrangeSeparator(_ safe: UIEdgeInsets) {
        let isEnd = tableContext.isLast && tableContext.tableStyle != .plain
        let isHidden =
            !tableContext.hasSeparator || superview == nil
            || isEnd && tableContext.tableStyle == .insetGrouped
        show(separator, if: !isHidden)
        separator.backgroundColor = lineColor
        let insets = isEnd ? .zero : separatorInset
        placeSeparator(
            separator, near: insets.left + (isEnd ? 0 : safe.left + editIndent), far: insets.right)
    }

    /// Adds a part where it is shown, above the views that the app has added until then, and removes it elsewhere.
    ///
    /// Source: public dumps of cells: the separator follows the content view, and the accessory follows the separator; a
    /// part that is not shown is no subview.
    private func show(_ part: UIView, if isShown: Bool) {
        part.isHidden = !isShown
        if !isShown {
            if part.superview === self { part.removeFromSuperview() }
        } else if part.superview !== self {
            let above = [accessory, shownAccessoryView].compactMap(\.self).first { $0.superview === self }
            if part === separator, let above {
                insertSubview(part, belowSubview: above)
            } else {
                addSubview(part)
            }
        }
    }

    private func roundCorners() {
        guard tableContext.tableStyle == .insetGrouped else { return }
        roundGroupCorners(
            isFirst: tableContext.isFirst, isLast: tableContext.isLast, applied: &roundedCorners)
    }
}
