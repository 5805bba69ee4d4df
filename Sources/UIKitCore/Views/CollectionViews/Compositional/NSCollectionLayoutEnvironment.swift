/// The container that a section or a group is laid out in.
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size in points, before insets.
    var contentSize: CGSize { get }
    /// The size in points, less the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points, after sizes are resolved.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The information that a layout depends on besides the data.
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The size and insets of the container.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A container and its traits.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    /// The section that is laid out; nil for a group.
    var section: Int?

    init(
        contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero,
        traitCollection: UITraitCollection
    ) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.traitCollection = traitCollection
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.less(contentInsets) }
}

extension CGSize {
    /// Returns the size reduced by insets.
    func less(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension CGRect {
    /// Returns the rectangle reduced by insets, with the leading edge at the left.
    func less(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.less(insets))
    }
}
