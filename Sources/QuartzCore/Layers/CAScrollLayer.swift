import Geometry

/// A layer that shows a part of its sublayers, which code scrolls to; it clips them to its bounds.
open class CAScrollLayer: CALayer {
    /// The axes along which it scrolls; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that no view owns.
    public required init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a copy of a layer, as for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        masksToBounds = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Moves the origin of the bounds to a point, along the axes of the mode.
    open func scroll(to p: CGPoint) {
        var area = bounds
        if scrollMode == .both || scrollMode == .horizontally { area.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { area.origin.y = p.y }
        if area != bounds { bounds = area }
    }

    /// Moves the origin of the bounds as little as makes a rectangle visible, along the axes of the mode; of a larger
    /// one the part at its origin.
    open func scroll(to r: CGRect) {
        func start(_ shown: (CGFloat, CGFloat), _ wanted: (CGFloat, CGFloat)) -> CGFloat {
            if wanted.0 < shown.0 || wanted.1 - wanted.0 > shown.1 - shown.0 { return wanted.0 }
            return wanted.1 > shown.1 ? wanted.1 - (shown.1 - shown.0) : shown.0
        }
        let area = bounds
        scroll(
            to: CGPoint(
                x: start((area.minX, area.maxX), (r.minX, r.maxX)),
                y: start((area.minY, area.maxY), (r.minY, r.maxY))))
    }
}

extension CALayer {
    /// The closest scroll layer around this one.
    var scrollLayer: CAScrollLayer? {
        var current = superlayer
        while let layer = current {
            if let found = layer as? CAScrollLayer { return found }
            current = layer.superlayer
        }
        return nil
    }
}
