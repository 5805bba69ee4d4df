import Devices
import Geometry
package import Scene

/// A cell of a collection view that is laid out as a list, with accessories and separators as the rows of tables have.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories beside the content; empty by default.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    /// The indentation of the content, in steps of `indentationWidth`; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories at the leading edge are indented too; true by default.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// The guide of the separator below the cell; constraints to its edges move the separator.
    open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()
    private var ownSeparatorGuide: UILayoutGuide?

    /// The role of the cell in its list; nil outside a list.
    var role: ListRole? {
        didSet { if role.map({ !$0.looksLike(oldValue) }) ?? (oldValue != nil) { setNeedsLayout() } }
    }
    /// Whether the children of the item are shown.
    var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }
    /// Whether the swipe actions of the item are shown.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
    /// Expands or collapses the item; nil where items are not nested.
    var toggle: (() -> Void)?
    var accessoryViews: [ListAccessoryView] = []
    private var appliedMargins: UIEdgeInsets?
    private var roundedCorners: CACornerMask?
    private let lines = (top: UIView(), bottom: UIView())
    /// The vertical separator before the reorder control.
    let divider = UIView()

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for line in [lines.top, lines.bottom] { addSubview(line) }
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        for line in [lines.top, lines.bottom] { addSubview(line) }
    }

    /// Returns the list content for the cell's role in its list, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let role else { return .cell() }
        let isSidebar = role.appearance == .sidebar || role.appearance == .sidebarPlain
        return switch role.part {
        case .cell: isSidebar ? .sidebarCell() : .cell()
        case .header:
            isSidebar ? .sidebarHeader() : role.configuration.isGrouped ? .groupedHeader() : .plainHeader()
        case .footer: role.configuration.isGrouped ? .groupedFooter() : .plainFooter()
        }
    }

    /// Adopts the properties of an item from the data source before the cell is configured.
    func adopt(_ role: ListRole?, from view: UICollectionView, at path: IndexPath) {
        self.role = role
        guard let outline = view.dataSource as? any OutlineDataSource, role != nil else { return }
        if let level = outline.level(at: path) { indentationLevel = level }
        isExpanded = outline.isExpanded(at: path)
        toggle = { [weak self, weak view] in
            guard let self, let path = view?.indexPath(for: self) else { return }
            (view?.dataSource as? any OutlineDataSource)?.toggle(at: path)
        }
    }

    /// The current state of the cell.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        return state
    }

    private func accessoriesDidChange() {
        for entry in accessoryViews { entry.view.removeFromSuperview() }
        accessoryViews = accessories.map { accessory in
            ListAccessoryView(accessory) { [weak self] in
                if accessory.accessoryType == .outlineDisclosure {
                    self?.performToggle()
                } else {
                    accessory.handler?()
                }
            }
        }
        setNeedsLayout()
    }

    private var outlineDisclosure: UICellAccessory? {
        accessories.first { $0.accessoryType == .outlineDisclosure }
    }

    /// Whether a tap anywhere in the cell expands or collapses its item.
    ///
    /// Source: the styles of outline disclosures in UIKit's header: those of headers are toggled by a tap anywhere.
    var togglesByTap: Bool {
        switch outlineDisclosure?.outlineStyle {
        case .header: true
        case .automatic: role?.part == .header
        case .cell, nil: false
        }
    }

    /// Performs a tap on the chevron.
    func performToggle() {
        if let handler = outlineDisclosure?.handler { handler() } else { toggle?() }
    }

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let weak = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.unset),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for constraint in weak { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(
            weak + [
                guide.bottomAnchor.constraint(equalTo: bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 1),
            ])
        ownSeparatorGuide = guide
        return guide
    }

    /// The start of the guide unless the app moves it, in points: no position that an app chooses.
    private static let unset: CGFloat = -1000

    // MARK: Layout

    /// The distance of the content from the sides, in points.
    var margin: CGFloat {
        let width: CGFloat = list?.bounds.width ?? bounds.width
        return DeviceProfile.systemMargin(width: width)
    }

    private var list: UICollectionView? { superview as? UICollectionView }

    /// The safe area at the sides of rows that are as wide as the collection view.
    private var rowSafeArea: UIEdgeInsets {
        guard let role, role.appearance == .plain || role.appearance == .grouped else { return .zero }
        return list?.safeAreaInsets ?? .zero
    }

    /// Returns the widths that indentation and accessories take at both ends.
    func taken(height: CGFloat) -> (near: CGFloat, far: CGFloat) {
        let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
        let leading = shown(isLeading: true), trailing = shown(isLeading: false)
        let scale = traitCollection.displayScale
        let near = leading.reduce(indent) { $0 + $1.width(height: height, scale: scale) + Self.leadingGap }
        guard !trailing.isEmpty else { return (near, 0) }
        let widths = trailing.reduce(0) { $0 + $1.width(height: height, scale: scale) }
        return (near, margin + widths + gaps(trailing).reduce(0, +))
    }

    /// The distance from an accessory at the leading edge to the content, whose margin follows. Source: content of edited
    /// table cells in public view dumps begins at 38, behind a control of 22.
    private static let leadingGap: CGFloat = CellEditControl.width - CellEditControl.discWidth

    /// Returns the distances between accessories. Chosen: 8, and the margin of 16 before the reorder control.
    func gaps(_ views: [ListAccessoryView]) -> [CGFloat] {
        views.dropFirst().map { $0.accessory.accessoryType == .reorder ? 16 : 8 }
    }

    func shown(isLeading: Bool) -> [ListAccessoryView] {
        let wanted = UICellAccessory.shown(accessories, isLeading: isLeading, isEditing: isEditing)
        return wanted.compactMap { accessory in
            accessoryViews.first { $0.accessory.accessoryType == accessory.accessoryType }
        }
    }

    override var contentFrame: CGRect {
        let safe = rowSafeArea, taken = taken(height: bounds.height)
        let width = max(0, bounds.width - safe.left - safe.right - taken.near - taken.far)
        let x = isRightToLeft ? bounds.width - safe.right - taken.near - width : safe.left + taken.near
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    override func prepareContent() {
        super.prepareContent()
        let taken = taken(height: bounds.height)
        contentView.adoptRowMargins(margin, far: taken.far > 0 ? 8 : margin, applied: &appliedMargins)
    }

    override func arrangeContent() {
        super.arrangeContent()
        let safe = rowSafeArea, taken = taken(height: bounds.height)
        arrangeAccessories(safe)
        arrangeLines(safe, taken.near)
        guard let role else { return }
        let isRounded = role.appearance == .insetGrouped
        guard isRounded || roundedCorners != nil else { return }
        roundGroupCorners(
            isFirst: isRounded && role.isFirst, isLast: isRounded && role.isLast, applied: &roundedCorners)
    }

    /// Returns the size of the content with the accessories and indentation.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let taken = taken(height: bounds.height)
        let beside = taken.near + taken.far + rowSafeArea.left + rowSafeArea.right
        contentView.adoptRowMargins(margin, far: taken.far > 0 ? 8 : margin, applied: &appliedMargins)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let height = size.height > 0 ? size.height : UITableViewCell.defaultHeight
        return CGSize(width: size.width + beside, height: height)
    }

    // MARK: Lines

    /// Lays out the separators. Source: those of tables; in grouped lists full width at both ends of a group, none
    /// at the end of an inset group.
    private func arrangeLines(_ safe: UIEdgeInsets, _ near: CGFloat) {
        guard let role, role.configuration.showsSeparators else {
            for line in [lines.top, lines.bottom] { line.isHidden = true }
            return
        }
        if !subviews.suffix(2).elementsEqual([lines.top, lines.bottom], by: { $0 === $1 }) {
            for line in [lines.top, lines.bottom] { bringSubviewToFront(line) }
        }
        let configuration = role.separators
        let isEnd = role.isLast && role.configuration.isGrouped
        let isInset = role.appearance == .insetGrouped, isCell = role.part == .cell
        arrange(
            lines.top, configuration.topSeparatorVisibility,
            isCell && role.appearance == .grouped && role.isFirst,
            configuration.topSeparatorInsets, near: 0, isTop: true, configuration.color)
        let text = isEnd ? 0 : (isRightToLeft ? safe.right : safe.left) + near + contentStart
        arrange(
            lines.bottom, configuration.bottomSeparatorVisibility, isCell && !(isEnd && isInset),
            configuration.bottomSeparatorInsets, near: guideStart ?? text, isTop: false, configuration.color)
    }

    private func arrange(
        _ line: UIView, _ visibility: UIListSeparatorConfiguration.Visibility, _ isWanted: Bool,
        _ insets: NSDirectionalEdgeInsets, near: CGFloat, isTop: Bool, _ color: UIColor
    ) {
        line.isHidden = visibility == .hidden || visibility == .automatic && !isWanted
        line.backgroundColor = color
        let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
        placeSeparator(
            line, near: isAutomatic ? near : insets.leading, far: isAutomatic ? 0 : insets.trailing,
            isTop: isTop)
    }

    /// The start of the content's text, from its leading edge.
    private var contentStart: CGFloat { (contentView as? UIListContentView)?.textStart ?? margin }

    /// The start of the separator's guide, if the app has moved it; nil otherwise.
    private var guideStart: CGFloat? {
        guard let frame = ownSeparatorGuide?.layoutFrame, frame.width > 0 else { return nil }
        let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        return start <= Self.unset ? nil : start
    }

    // MARK: Drawing

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard let role, role.part == .cell, !context.hasBackground(self), backgroundView == nil else {
            return []
        }
        let isMarked = (isSelected || isHighlighted) && selectedBackgroundView == nil
        switch role.appearance {
        case .sidebar, .sidebarPlain:
            guard isMarked else { return [] }
            let plate = RoundedRect(bounds.rect, radius: 10)
            return [.draw(.fillRoundedRect(plate, .color(context.color(.systemGray4))))]
        case .plain, .grouped, .insetGrouped:
            let color = UIColor.cellBackground(isGrouped: role.configuration.isGrouped, isSelected: isMarked)
            return [.draw(.fillRect(bounds.rect, .color(context.color(color))))]
        }
    }
}
