public import Foundation

/// What stands in the place of content that there is none of: an image, texts and buttons in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How the image is shown.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties
    /// How a text is shown.
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// How texts are aligned.
    public enum Alignment: Int, Hashable, Sendable {
        /// Centered, since the content is in the middle.
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a tap does; nil for nothing.
        public var primaryAction: UIAction?
        /// The menu that the button opens; nil for none.
        public var menu: UIMenu?
        /// What the button is for; kept, and has no effect here.
        public var role = UIButton.Role.normal
        /// Whether the button is enabled.
        public var isEnabled = true
    }

    /// The image; nil for none.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes; nil for that without.
    public var attributedText: NSAttributedString?
    /// How the text is shown. Chosen: the second title, bold, after pictures of iOS 17.
    public var textProperties: TextProperties
    /// The text below; nil for none.
    public var secondaryText: String?
    /// The text below with attributes; nil for that without.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text below is shown.
    public var secondaryTextProperties: TextProperties
    /// The button; not shown without a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The button below; not shown without a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the button below does.
    public var secondaryButtonProperties = ButtonProperties()
    /// How texts are aligned.
    public var alignment = Alignment.center
    /// The edges at which margins are those of the view around; kept, and has no effect here.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
    /// The distance between image and text in points. Chosen.
    public var imageToTextPadding: CGFloat = 14
    /// The distance between the texts in points. Chosen.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance between texts and button in points. Chosen.
    public var textToButtonPadding: CGFloat = 18
    /// The distance between the buttons in points. Chosen.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator takes the place of the image.
    var isLoading = false

    private init() {
        textProperties = TextProperties(.title2)
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties.font = .systemFont(ofSize: title.pointSize, weight: .bold)
        secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
    }

    /// Returns that of content that is empty, without texts of its own.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns that of content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.text = "Loading…"
        made.textProperties = TextProperties(.subheadline, .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// Returns that of a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    /// Makes the view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state; the same, since its colors adapt themselves.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
