/// A placeholder for content that is unavailable: an image, texts and buttons at the center.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The properties of the image.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties
    /// The properties of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// The alignment of the texts.
    public enum Alignment: Int, Hashable, Sendable {
        /// Centered in the view, as the rest of the content.
        case center = 0
        /// Aligned with the leading edge.
        case natural = 1
    }

    /// The properties of a button.
    public struct ButtonProperties {
        /// The action of a tap; nil for none.
        public var primaryAction: UIAction?
        /// The menu that the button opens; nil for none.
        public var menu: UIMenu?
        /// The role of the button; kept, and has no effect here.
        public var role = UIButton.Role.normal
        /// Whether the button is enabled; true by default.
        public var isEnabled = true
    }

    /// The image; nil for none.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes; nil for that without.
    public var attributedText: NSAttributedString?
    /// The properties of the text. Chosen: the second title, bold, after images of iOS 17.
    public var textProperties: TextProperties
    /// The secondary text, below; nil for none.
    public var secondaryText: String?
    /// The secondary text with attributes; nil for that without.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The button; not shown without a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The action, menu and state of the button.
    public var buttonProperties = ButtonProperties()
    /// The secondary button, below; not shown without a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action, menu and state of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the texts; `center` by default.
    public var alignment = Alignment.center
    /// The axes along which margins are those of the superview; kept, and has no effect here.
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
    /// The background; by default it draws nothing.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator replaces the image.
    var isLoading = false

    private init() {
        textProperties = TextProperties(.title2)
        let title = UIFont.preferredFont(forTextStyle: .title2)
        textProperties.font = .systemFont(ofSize: title.pointSize, weight: .bold)
        secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
    }

    /// Returns a configuration for empty content, without texts of its own.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration for content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.text = "Loading…"
        made.textProperties = TextProperties(.subheadline, .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    /// Creates the view that displays the configuration.
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state; the same, since its colors are dynamic.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
