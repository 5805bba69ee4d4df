/// A suggestion for a search.
public protocol UISearchSuggestion: AnyObject {
    /// The text; nil for none.
    var localizedSuggestion: String? { get }
    /// The description for assistive technologies; nil for none.
    var localizedDescription: String? { get }
    /// The image; nil for none.
    var iconImage: UIImage? { get }
    /// A value of the app.
    var representedObject: Any? { get set }
}

/// A suggested search text; suggestions are not shown here.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text; nil for none.
    open private(set) var localizedSuggestion: String?
    /// The text with attributes.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// The description for assistive technologies; nil for none.
    open private(set) var localizedDescription: String?
    /// The image; nil for none.
    open private(set) var iconImage: UIImage?
    /// A value of the app; nil for none.
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
    /// Creates a suggestion with attributed text.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedSuggestion: suggestion.string, localizedDescription: localizedDescription,
            iconImage: iconImage)
        localizedAttributedSuggestion = suggestion
    }
}
