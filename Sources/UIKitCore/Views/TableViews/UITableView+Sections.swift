import Geometry

extension UITableView {
    /// Returns the known heights of a section before any of it is visible.
    func section(_ index: Int) -> TableGeometry.Section {
        let header = headerFooterHeight(index, isHeader: true)
        let rows = (0..<rowCount(inSection: index)).map { row(at: IndexPath(row: $0, section: index)) }
        return TableGeometry.Section(
            padding: header > 0 ? headerPadding : 0, headerHeight: header, rows: rows,
            footerHeight: headerFooterHeight(index, isHeader: false))
    }

    /// Adapts the space above the first section of a grouped table to a table header that was set or removed.
    func adaptFirstHeader(in geometry: inout TableGeometry) {
        let hasHeader = height(of: tableHeaderView) > 0
        guard hasHeader != geometry.isBelowHeader else { return }
        geometry.isBelowHeader = hasHeader
        guard style != .plain, !geometry.sections.isEmpty else { return }
        geometry.sections[0].headerHeight = headerFooterHeight(0, isHeader: true)
    }

    private func row(at path: IndexPath) -> TableGeometry.Row {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? defaultHeight(forRowAt: path)
        guard height < 0 || !height.isFinite else {
            return TableGeometry.Row(height: height, isEstimate: false)
        }
        let estimate =
            delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        guard estimate == 0 else {
            let known = estimate > 0 && estimate.isFinite ? estimate : UITableViewCell.defaultHeight
            return TableGeometry.Row(height: known, isEstimate: true)
        }
        // Without estimates, every row is created once and measured.
        return TableGeometry.Row(height: measuredHeight(ofRowAt: path), isEstimate: false)
    }

    func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
        let cell = makeCell(at: path)
        cell.tableContext.hasSeparator = separatorStyle != .none
        let width = max(0, bounds.width - 2 * cellInset)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: UITableViewCell.defaultHeight)
        cell.prepareContent()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        recycle(cell)
        return size.height
    }

    /// The space above headers, in points.
    private var headerPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return style == .plain ? GroupedMetrics.plainHeaderPadding : 0
    }

    // MARK: Heights of headers and footers

    func headerFooterHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let common = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let wanted =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? common
            : delegate?.tableView(self, heightForFooterInSection: section) ?? common
        let title = title(ofHeader: isHeader, inSection: section)
        let view = delegateView(section, isHeader: isHeader)
        // A height for this particular section applies; in grouped tables, 0 stands for the default.
        if wanted >= 0, wanted.isFinite, wanted != common || view != nil, style == .plain || wanted > 0 {
            return wanted
        }
        if let view { return fittedHeight(of: view) }
        guard let title, !title.isEmpty else {
            if style == .plain { return 0 }
            let isUnset = common <= 0 || isIgnoredFirstHeaderHeight(common, section, isHeader: isHeader)
            return isUnset ? emptyHeight(section, isHeader: isHeader) : common
        }
        return max(common, titleHeight(title, section, isHeader: isHeader))
    }

    /// Returns the height without a title or view. Source: grouped tables in public storyboards, 35 above the
    /// first section without a title and half of that elsewhere, on whole pixels. Right below a table header that has a
    /// height, first rows of such tables begin in grouped tables, and half of that below it in inset groups.
    private func emptyHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        let gap = roundedToPixels(GroupedMetrics.gap, up: true)
        guard isHeader, section == 0 else { return gap }
        guard height(of: tableHeaderView) > 0 else { return GroupedMetrics.firstTop }
        return style == .insetGrouped ? gap : 0
    }

    /// Whether a height is a default of Interface Builder, which the first header ignores.
    /// Measured: first rows of grouped tables without titles in public storyboards begin at 35 where it is 10
    /// or 18, and at 8 where it is 8; those of inset groups at 18.
    private func isIgnoredFirstHeaderHeight(_ height: CGFloat, _ section: Int, isHeader: Bool) -> Bool {
        isHeader && section == 0 && style == .grouped && (height == 10 || height == 18)
    }

    /// Returns the height with a title. Source: titled headers of grouped tables are 38 points high, the
    /// first one 55.5 (55.333 at three pixels a point); footers 30; those of plain tables 28. Text beyond one
    /// line adds its height.
    private func titleHeight(_ title: String, _ section: Int, isHeader: Bool) -> CGFloat {
        let width = bounds.width - 2 * cellInset - 2 * sideMargin
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        configure(view, title: title, section, isHeader: isHeader)
        let line = view.textLabel?.font.lineHeight ?? 0
        let text = view.textLabel?.sizeThatFits(CGSize(width: width, height: 0)).height ?? line
        let extra = max(0, text - roundedToPixels(line, up: true))
        if style == .plain { return 28 + extra }
        guard isHeader else { return GroupedMetrics.titledFooter + extra }
        let first = section == 0 ? roundedToPixels(GroupedMetrics.gap, up: false) : 0
        return GroupedMetrics.titledHeader + extra + first
    }

    private func roundedToPixels(_ value: CGFloat, up: Bool) -> CGFloat {
        let scale = traitCollection.displayScale
        return (value * scale).rounded(up ? .up : .down) / scale
    }

    private func fittedHeight(of view: UIView) -> CGFloat {
        let width = max(0, bounds.width - 2 * cellInset)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitting > 0 { return fitting }
        return view.bounds.height > 0 ? view.bounds.height : 28
    }

    // MARK: Views of headers and footers

    /// Returns the delegate's view, requested once while it is visible, or the one that a file declares.
    private func delegateView(_ section: Int, isHeader: Bool) -> UIView? {
        let key = HeaderFooterKey(section: section, isHeader: isHeader)
        if let view = headerFootersByKey[key] { return view }
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let view = view as? UITableViewHeaderFooterView {
            view.role = .init(style: style, isHeader: isHeader, margin: sideMargin)
            view.applyRole()
        }
        guard let view = view ?? staticView(section, isHeader: isHeader) else { return nil }
        // Kept until it becomes visible: delegates create a new view for each call.
        headerFootersByKey[key] = view
        return view
    }

    /// Returns the view that a file declares for a section.
    private func staticView(_ section: Int, isHeader: Bool) -> UIView? {
        guard dataSource == nil, let own = staticSection(section),
            let view = isHeader ? own.headerView : own.footerView
        else { return nil }
        if let view = view as? UITableViewHeaderFooterView {
            view.role = .init(style: style, isHeader: isHeader, margin: sideMargin)
            view.applyRole()
        }
        return view
    }

    /// Returns the header or footer: the delegate's or the file's, or one with the title; nil where it is only a space.
    func headerFooterView(_ section: Int, isHeader: Bool) -> UIView? {
        if let view = delegateView(section, isHeader: isHeader) { return view }
        guard let title = title(ofHeader: isHeader, inSection: section), !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        configure(view, title: title, section, isHeader: isHeader)
        return view
    }

    private func configure(
        _ view: UITableViewHeaderFooterView, title: String, _ section: Int, isHeader: Bool
    ) {
        view.role = .init(style: style, isHeader: isHeader, margin: sideMargin)
        // Source: grouped tables display header titles in uppercase before iOS 26.
        view.textLabel?.text = style != .plain && isHeader ? title.uppercased() : title
        view.applyRole()
    }
}
