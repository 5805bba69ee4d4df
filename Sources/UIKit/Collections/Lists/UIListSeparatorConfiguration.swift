/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is shown.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the place of the item asks for.
        case automatic = 0
        /// Always.
        case visible = 1
        /// Never.
        case hidden = 2
    }

    /// Insets that stand for those of the list: from the text of the item.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above the item.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the item.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above the item, in points.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the line below the item, in points.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The color of the lines.
    public var color = UIColor.separator
    /// The color of the lines of selected items where several may be selected.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the lines of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
