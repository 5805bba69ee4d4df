/// A dimension of an item or a group: a fraction of the container, points, or an estimate that the content replaces.
open class NSCollectionLayoutDimension: NSObject {
    /// How the length is determined.
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    /// Creates a dimension as the class functions do.
    init(kind: Kind, _ length: CGFloat) {
        self.kind = kind
        dimension = length.isFinite ? max(0, length) : 0
        super.init()
    }

    /// Creates a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalWidth, fractionalWidth)
    }

    /// Creates a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalHeight, fractionalHeight)
    }

    /// Creates a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .absolute, absoluteDimension)
    }

    /// Creates an estimate in points, which the content replaces when it is visible.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .estimated, estimatedDimension)
    }

    /// Creates an estimate in points; the greatest length among the items of the group replaces it.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .uniformAcrossSiblings, estimate)
    }

    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content determines the length.
    public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    /// Whether the length is the greatest among the items of the group.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Returns the length in a container. Measured in tests that others wrote against UIKit, high confidence: fractions are
    /// rounded down to pixels.
    func length(in container: CGSize, scale: CGFloat) -> CGFloat {
        func floored(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded(.down) / scale }
        return switch kind {
        case .fractionalWidth: floored(dimension * container.width)
        case .fractionalHeight: floored(dimension * container.height)
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }
}
