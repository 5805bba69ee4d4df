/// The separators above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Hashable, Sendable {
        /// Visible where the position of the item in its section requires it.
        case automatic = 0
        /// Visible at any position.
        case visible = 1
        /// Hidden at any position.
        case hidden = 2
    }

    /// Insets that stand for the default ones of the list, which begin at the text of the item.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the separator above the item; `automatic` by default.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below the item; `automatic` by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the item, in points.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the separator below the item, in points.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator
    /// The color of the separators of selected items where multiple selection is allowed.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the separators of a list's appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
