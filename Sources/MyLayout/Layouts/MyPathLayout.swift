public import UIKitCore

/// A layout whose subviews are on a curve: their anchor points are at equal distances along it, moved by their own
/// distances.
///
/// The curve is that of the equation set last. Arguments are taken in steps of 1, of angles in steps of a degree.
/// Source: MyLayout 2.0.
open class MyPathLayout: MyBaseLayout {
    private var equation: PathEquation? { didSet { setNeedsLayout() } }
    private var arguments: [ObjectIdentifier: CGFloat] = [:]
    private var walked: (places: [PathWalk.Place], outline: PathWalk.Outline)?
    private var walksFull = false

    /// The coordinates of the equation.
    public private(set) lazy var coordinateSetting = MyCoordinateSetting(self)
    /// The distance of subviews along the curve.
    open var spacingType = MyPathSpacing.flexed() { didSet { setNeedsLayout() } }
    /// What a distance along the curve may differ by in points, more than 0.
    open var distanceError: CGFloat = 0.5 {
        didSet {
            if distanceError <= 0 { distanceError = 0.5 }
            setNeedsLayout()
        }
    }

    /// The equation y of x in points, not a number where there is no point; nil where another one is set.
    public var rectangularEquation: ((CGFloat) -> CGFloat)? {
        get {
            guard case .rectangular(let function) = equation else { return nil }
            return function
        }
        set { equation = newValue.map { .rectangular($0) } }
    }
    /// The equation x and y of a parameter in points; nil where another one is set.
    public var parametricEquation: ((CGFloat) -> CGPoint)? {
        get {
            guard case .parametric(let function) = equation else { return nil }
            return function
        }
        set { equation = newValue.map { .parametric($0) } }
    }
    /// The equation radius in points of an angle in radians; nil where another one is set.
    public var polarEquation: ((CGFloat) -> CGFloat)? {
        get {
            guard case .polar(let function) = equation else { return nil }
            return function
        }
        set { equation = newValue.map { .polar($0) } }
    }

    // MARK: Subviews

    /// The subview in the origin of the coordinates, above the others; nil for none.
    public var originView: UIView? {
        get { storedOriginView?.superview === self ? storedOriginView : nil }
        set {
            if let old = originView, old !== newValue { old.removeFromSuperview() }
            storedOriginView = newValue
            if let newValue { addSubview(newValue) }
            setNeedsLayout()
        }
    }
    private weak var storedOriginView: UIView?

    /// The subviews on the curve, in order.
    public var pathSubviews: [UIView] { subviews.filter { $0 !== originView } }

    /// Keeps the view in the origin above the others.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if let originView, subview !== originView { bringSubviewToFront(originView) }
    }

    /// Returns the argument of the equation where a subview was placed last; not a number for views off the curve.
    public func argument(from subview: UIView) -> CGFloat { arguments[ObjectIdentifier(subview)] ?? .nan }

    // MARK: The curve

    /// Begins to look at points of the curve between subviews.
    ///
    /// - Parameter full: Whether all points of the curve are meant, not only those of the subviews.
    public func beginSubviewPathPoint(_ full: Bool) {
        walksFull = full
        walked = walk(in: bounds.inset(by: padding)).map { places(pathSubviews.count, on: $0) }
    }

    /// Ends to look at points of the curve.
    public func endSubviewPathPoint() { walked = nil }

    /// Returns the points of the curve from one subview to another, by their places among `pathSubviews`; none before
    /// `beginSubviewPathPoint`.
    public func getSubviewPathPoint(_ first: Int, to last: Int) -> [CGPoint] {
        guard let walked, first != last, !walked.places.isEmpty else { return [] }
        let places = walked.places
        func place(_ index: Int) -> Int { max(0, min(index, places.count - 1)) }
        let from = place(min(first, last)), to = place(max(first, last))
        let points =
            walksFull
            ? Array(walked.outline.points[places[from].index...places[to].index])
            : places[from...to].map(\.point)
        return first < last ? points : points.reversed()
    }

    /// Returns the curve; with a fixed distance as far as a number of subviews takes, -1 for those there are.
    public func createPath(_ subviewCount: Int) -> CGPath {
        walk(in: bounds.inset(by: padding)).map { path($0, subviewCount) } ?? CGMutablePath()
    }

    private func path(_ walk: PathWalk, _ subviewCount: Int) -> CGPath {
        guard spacingType.type == .fixed else { return walk.outline().path }
        let count = subviewCount < 0 ? pathSubviews.count : subviewCount
        return walk.places(count, spacing: spacingType.value).outline.path
    }

    /// Returns a walk along the curve in the area inside the padding; nil without an equation.
    func walk(in area: CGRect) -> PathWalk? {
        equation.map { PathWalk(curve: PathCurve($0, coordinateSetting, in: area), tolerance: distanceError) }
    }

    /// Returns the places of subviews.
    func places(_ count: Int, on walk: PathWalk) -> (places: [PathWalk.Place], outline: PathWalk.Outline) {
        guard spacingType.type != .fixed else { return walk.places(count, spacing: spacingType.value) }
        let outline = walk.outline()
        let sharing = spacingType.type == .count ? Int(spacingType.value) : count
        let gaps = sharing - (outline.isClosed ? 0 : 1)
        return walk.places(count, spacing: sharing > 1 ? outline.length / CGFloat(gaps) : 0)
    }

    override func arrange(_ arrangement: inout Arrangement) {
        var path = PathArrangement(arrangement, self)
        path.arrange()
        arrangement = path.arrangement
        guard !arrangement.isEstimate else { return }
        arguments = path.arguments
        if let layer = layer as? CAShapeLayer { layer.path = path.walk.map { self.path($0, -1) } }
    }
}
