/// The width and height of an item, a group or a supplementary item.
open class NSCollectionLayoutSize: NSObject {
    /// The dimension of the width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The dimension of the height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from two dimensions.
    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// Returns the size in a container, with estimates as they are.
    func size(in container: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, scale: scale),
            height: heightDimension.length(in: container, scale: scale))
    }

    /// Returns the size that content prefers along the axes with estimates, and the size otherwise.
    func replacingEstimates(of size: CGSize, with preferred: CGSize?) -> CGSize {
        guard let preferred else { return size }
        return CGSize(
            width: widthDimension.isEstimated ? preferred.width : size.width,
            height: heightDimension.isEstimated ? preferred.height : size.height)
    }

    /// The axes along which the content determines the size.
    var estimatedAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}
