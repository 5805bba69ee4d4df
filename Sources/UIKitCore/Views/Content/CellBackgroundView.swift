/// The background of a cell with a background configuration.
final class CellBackgroundView: UIView {
    private let plate = UIView()
    /// The configuration that is drawn.
    let configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        plate.backgroundColor = configuration.backgroundColor
        if configuration.backgroundColorTransformer != nil {
            plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor ?? .systemBlue)
        }
        plate.layer.cornerRadius = configuration.cornerRadius
        plate.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
        plate.clipsToBounds = true
        if let customView = configuration.customView { plate.addSubview(customView) }
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        plate.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        plate.layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
        configuration.customView?.frame = plate.bounds
    }
}

extension UIBackgroundConfiguration {
    private static func of(_ color: UIColor?, radius: CGFloat = 0) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = color
        made.cornerRadius = radius
        return made
    }

    /// Returns a configuration that draws nothing.
    public static func clear() -> UIBackgroundConfiguration { of(.clear) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { of(.systemBackground) }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        of(.secondarySystemGroupedBackground)
    }
    /// Returns the background of a cell in any list; that of a plain one here.
    public static func listCell() -> UIBackgroundConfiguration { of(.systemBackground) }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { of(.clear, radius: 10) }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { of(.clear) }
    /// Returns the background of a cell in a sidebar beside another list.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    /// Returns the background of a header in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { of(.systemBackground) }
    /// Returns the background of a header in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { of(.clear) }
    /// Returns the configuration for a state; the same, since its colors are dynamic.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

extension UICollectionViewCell {
    /// Returns the background for the cell's role in its list; one that draws nothing outside a list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let role = (self as? UICollectionViewListCell)?.role else { return .clear() }
        return switch (role.appearance, role.part) {
        case (.plain, .cell), (.sidebarPlain, .cell): .listPlainCell()
        case (.grouped, .cell), (.insetGrouped, .cell): .listGroupedCell()
        case (.sidebar, .cell): .listSidebarCell()
        case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, _): .listSidebarHeader()
        }
    }

    /// The background of the cell; nil for `backgroundView`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { (backgroundView as? CellBackgroundView).map(\.configuration) }
        set { backgroundView = newValue.map { CellBackgroundView($0) } }
    }
}

extension UITableViewCell {
    /// The background of the cell; nil for `backgroundView`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { (backgroundView as? CellBackgroundView).map(\.configuration) }
        set { backgroundView = newValue.map { CellBackgroundView($0) } }
    }
}
