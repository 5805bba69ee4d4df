/// How a section scrolls orthogonally to the layout; kept, and has no effect here.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the content bounces at its ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// It bounces even if the content fits.
        case always = 1
        /// It never bounces.
        case never = 2
    }

    /// The rate at which scrolling decelerates; `normal` by default.
    public var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the content bounces at its ends; `automatic` by default.
    public var bounce = Bounce.automatic
}

extension NSCollectionLayoutSection {
    private static let scrollingKey = AttachmentKey()

    /// How the section scrolls orthogonally to the layout.
    public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        Self.scrollingKey.value(of: self) { UICollectionLayoutSectionOrthogonalScrollingProperties() }
    }
}

extension UIListContentConfiguration {
    /// Returns the content of a header in any list, since iOS 18; that of a grouped one here.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Returns the content of a footer in any list, since iOS 18; that of a grouped one here.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
}

extension UIBackgroundConfiguration {
    /// Returns the background of a header in any list, since iOS 18; that of a grouped one here.
    public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
    /// Returns the background of a footer in any list, since iOS 18; that of a grouped one here.
    public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
}
