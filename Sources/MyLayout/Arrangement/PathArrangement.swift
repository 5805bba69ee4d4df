import UIKitCore

/// Places subviews on a curve, by their anchor points.
///
/// Source: MyLayout 2.0, `MyPathLayout`.
struct PathArrangement {
    var arrangement: Arrangement
    let layout: MyPathLayout
    /// The walk along the curve; nil without an equation.
    private(set) var walk: PathWalk?
    /// The arguments of the equation where subviews are.
    private(set) var arguments: [ObjectIdentifier: CGFloat] = [:]
    private var nearest = AxisPair<CGFloat?>(horizontal: nil, vertical: nil)
    private var farthest = AxisPair<CGFloat?>(horizontal: nil, vertical: nil)

    init(_ arrangement: Arrangement, _ layout: MyPathLayout) {
        self.arrangement = arrangement
        self.layout = layout
    }

    mutating func arrange() {
        let items = arrangement.items.filter { $0.view !== layout.originView }
        let area = area
        walk = layout.walk(in: area)
        let places = walk.map { layout.places(items.count, on: $0).places } ?? []
        for (index, item) in items.enumerated() {
            let place = index < places.count ? places[index] : nil
            if let place {
                arguments[ObjectIdentifier(item.view)] = walk?.curve.equationArgument(place.argument)
            }
            self.place(item, at: place?.point ?? .zero)
        }
        if let item = arrangement.items.first(where: { $0.view === layout.originView }) {
            let origin = layout.coordinateSetting.origin
            place(
                item,
                at: CGPoint(x: area.minX + area.width * origin.x, y: area.minY + area.height * origin.y))
        }
        for axis in Axis.allCases where arrangement.ownSize[axis].isWrap {
            arrangement.size[axis] = (farthest[axis] ?? arrangement.padding(axis)) - (nearest[axis] ?? 0)
        }
    }

    /// The layout inside its padding, points.
    private var area: CGRect {
        CGRect(
            x: arrangement.paddingStart.horizontal, y: arrangement.paddingStart.vertical,
            width: arrangement.content(.horizontal), height: arrangement.content(.vertical))
    }

    private mutating func place(_ item: LayoutItem, at point: CGPoint) {
        arrangement.measure(item)
        for axis in Axis.allCases {
            let anchor = axis == .horizontal ? item.view.anchorPoint.x : item.view.anchorPoint.y
            let start =
                (axis == .horizontal ? point.x : point.y) - item.length[axis] * anchor
                + item.startRule(axis).measure - item.endRule(axis).measure
            item.start[axis] = start
            nearest[axis] = min(nearest[axis] ?? start, start)
            farthest[axis] = max(farthest[axis] ?? item.end(axis), item.end(axis))
        }
    }
}
