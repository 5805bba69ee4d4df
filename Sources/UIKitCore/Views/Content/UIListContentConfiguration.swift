/// The content of a row or a header in a list: an image, a text and a secondary text.
///
/// Source: the console's description of a cell's configuration on iOS 15, margins of 11, 16, 11 and 8, 16 between image
/// and text, 3 between the texts; fonts of rows in public storyboards. Chosen: where a comment says so.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The style, which determines the minimum height and the margins that follow those of the superview.
    let style: Style
    /// The image before the text; nil for none.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes, in place of `text`.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text; nil for none.
    public var secondaryText: String?
    /// The secondary text with attributes, in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Whether the secondary text is beside the text where both fit; false by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between texts beside each other, in points. Chosen: 12.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// The distance between texts above one another, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

    /// The styles that differ in more than their properties.
    enum Style: Hashable {
        case cell, headerOrFooter

        /// The minimum height in points. Source: rows of 44 and a separator in public storyboards. Chosen: none for
        /// headers.
        var minimumHeight: CGFloat { self == .cell ? UITableViewCell.defaultHeight : 0 }
    }

    private init(_ style: Style, _ text: TextProperties, _ secondaryText: TextProperties) {
        self.style = style
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    /// Creates a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state: the text of a disabled cell has the color of disabled text.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled
            ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        guard isDisabled else { return self }
        var result = self
        if result.textProperties.color == .label { result.textProperties.color = .tertiaryLabel }
        return result
    }

    // MARK: Styles

    /// Creates the style of a row with one text, and a smaller secondary text below it if there is one.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.cell, TextProperties(.body), TextProperties(.caption1))
    }

    /// Creates the style of a row with a smaller secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// Creates the style of a row with a secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            .cell, TextProperties(.body), TextProperties(.body, .secondaryLabel))
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// Creates the style of a row in a sidebar. Chosen: that of a plain row.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// Creates the style of a row with a subtitle in a sidebar. Chosen: the subtitle in the secondary color.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .cell, TextProperties(.body), TextProperties(.caption1, .secondaryLabel))
    }

    /// Creates the style of a row in a sidebar beside another list. Chosen: that of a row in a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// Creates the style of a row with a subtitle in a sidebar beside another list. Chosen: that in a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        sidebarSubtitleCell()
    }

    /// Creates the style of a header in a sidebar. Chosen: 20 points in bold.
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    /// Creates the style of a header of a plain list. Chosen: the font of headers of plain tables.
    public static func plainHeader() -> UIListContentConfiguration { header(TextProperties(.headline)) }

    /// Creates the style of a footer of a plain list. Chosen: the font of footers of tables.
    public static func plainFooter() -> UIListContentConfiguration {
        header(TextProperties(.footnote, .secondaryLabel))
    }

    /// Creates the style of a header of a grouped list.
    ///
    /// Source: headers of grouped tables, 13 in the secondary color, in capitals before iOS 26.
    public static func groupedHeader() -> UIListContentConfiguration {
        var properties = TextProperties(.footnote, .secondaryLabel)
        properties.transform = .uppercase
        return header(properties)
    }

    /// Creates the style of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        header(TextProperties(.footnote, .secondaryLabel))
    }

    /// Creates the style of a large header of an inset grouped list. Chosen: 20 points in bold.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var properties = TextProperties(.title3)
        properties.font = .systemFont(ofSize: properties.font.pointSize, weight: .bold)
        return header(properties)
    }

    /// Margins of headers and footers. Source: 6 to 8 points between titles and rows of grouped tables. Chosen: 7 on
    /// both sides.
    private static func header(_ text: TextProperties) -> UIListContentConfiguration {
        var result = UIListContentConfiguration(
            .headerOrFooter, text, TextProperties(.footnote, .secondaryLabel))
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 7, leading: 16, bottom: 7, trailing: 8)
        return result
    }
}

/// A set of axes. Raw values match Apple's.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt

    /// Creates axes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}
