import Geometry

extension UICollectionViewListCell {
    /// Lays out the accessories: those at the leading edge from the margin, the others up to the margin.
    func arrangeAccessories(_ safe: UIEdgeInsets) {
        let leading = shown(isLeading: true), trailing = shown(isLeading: false)
        for entry in accessoryViews {
            let isShown = (leading + trailing).contains { $0.view === entry.view }
            if isShown, entry.view.superview !== self {
                entry.view.translatesAutoresizingMaskIntoConstraints = true
                addSubview(entry.view)
            } else if !isShown, entry.view.superview === self {
                entry.view.removeFromSuperview()
            }
            update(entry)
        }
        let scale = traitCollection.displayScale
        let near = isRightToLeft ? safe.right : safe.left, far = isRightToLeft ? safe.left : safe.right
        let indent = indentsAccessories ? CGFloat(max(0, indentationLevel)) * indentationWidth : 0
        var x = near + margin + indent
        for entry in leading {
            let width = entry.width(height: bounds.height, scale: scale)
            place(entry, x: x, width: width)
            x += width + CellEditControl.width - CellEditControl.discWidth
        }
        var end = bounds.width - far - margin
        let gaps = gaps(trailing)
        for (number, entry) in trailing.enumerated().reversed() {
            let width = entry.width(height: bounds.height, scale: scale)
            place(entry, x: end - width, width: width)
            end -= width + (number > 0 ? gaps[number - 1] : 0)
        }
        arrangeDivider(trailing)
    }

    /// Lays out the separator before the reorder control, where that follows another accessory.
    /// Chosen: as high as the row less 8 points at both ends, in the middle between the two.
    private func arrangeDivider(_ trailing: [ListAccessoryView]) {
        guard let last = trailing.last, trailing.count > 1, last.accessory.showsVerticalSeparator else {
            return divider.removeFromSuperview()
        }
        if divider.superview !== self { insertSubview(divider, belowSubview: last.view) }
        let pixel = 1 / traitCollection.displayScale
        divider.backgroundColor = .separator
        divider.frame = CGRect(
            x: isRightToLeft ? last.view.frame.maxX + 8 : last.view.frame.minX - 8, y: 8, width: pixel,
            height: max(0, bounds.height - 16))
    }

    /// Applies the state of the cell to an accessory.
    private func update(_ entry: ListAccessoryView) {
        if let control = entry.view as? CellEditControl, control.kind == .select {
            control.isSelected = isSelected
        } else if let control = entry.view as? ListAccessoryControl,
            entry.accessory.accessoryType == .outlineDisclosure
        {
            control.picture.pointsDown = isExpanded
        }
    }

    /// Centers an accessory in a width that begins at a distance from the leading edge.
    private func place(_ entry: ListAccessoryView, x: CGFloat, width: CGFloat) {
        let size = entry.size(height: bounds.height, scale: traitCollection.displayScale)
        let start = x + (width - size.width) / 2
        let y = ((bounds.height - size.height) / 2).rounded(.down)
        entry.view.frame = CGRect(
            x: isRightToLeft ? bounds.width - start - size.width : start, y: y, width: size.width,
            height: size.height)
    }
}
