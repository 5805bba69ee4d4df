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
