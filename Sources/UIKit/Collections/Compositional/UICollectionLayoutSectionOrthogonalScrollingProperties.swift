/// How a section scrolls across the layout; kept, and has no effect here.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the content bounces.
    public enum Bounce: Int, Hashable, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How fast scrolling slows down.
    public var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the content bounces.
    public var bounce = Bounce.automatic
}

extension NSCollectionLayoutSection {
    private static let scrollingKey = AttachmentKey()

    /// How the section scrolls across the layout.
    public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        Self.scrollingKey.value(of: self) { UICollectionLayoutSectionOrthogonalScrollingProperties() }
    }
}

extension UIListContentConfiguration {
    /// Returns that of a header in any list, since iOS 18; of a grouped one here.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Returns that of a footer in any list, since iOS 18; of a grouped one here.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
}

extension UIBackgroundConfiguration {
    /// Returns that of a header in any list, since iOS 18; of a grouped one here.
    public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
    /// Returns that of a footer in any list, since iOS 18; of a grouped one here.
    public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
}
