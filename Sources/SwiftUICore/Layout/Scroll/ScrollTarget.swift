public import CoreGraphics
public import Foundation

/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Sendable {
    /// The rect that a scrollable view should try and have contained, in points of its content.
    public var rect: CGRect
    /// The anchor to which the rect should be aligned within the visible region of the scroll view.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The context in which a scroll target behavior updates the target of a scroll view.
public struct ScrollTargetBehaviorContext {
    /// The original target when the scroll gesture began.
    public let originalTarget: ScrollTarget
    /// The current velocity of the scrollable view's scroll gesture; zero in a render.
    public let velocity: CGVector
    /// The size of the content of the scrollable view in points.
    public let contentSize: CGSize
    /// The size of the container of the scrollable view in points.
    public let containerSize: CGSize
    /// The axes in which the scrollable view is scrollable.
    public let axes: Axis.Set
    /// The frames of the views of a scroll target layout, in points of the content.
    let targets: [CGRect]
}

/// A type that defines the scroll behavior of a scrollable view.
public protocol ScrollTargetBehavior {
    /// The context in which the target is updated.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Updates the proposed target that a scrollable view should scroll to.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The behavior of scrolling from page to page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior of pages.
    public init() {}

    /// Goes to the nearest of the pages, which are as large as the container.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) && context.containerSize[axis] > 0 {
            let page = context.containerSize[axis]
            target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
        }
    }
}

/// The behavior of scrolling from view to view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views are passed at a time.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let isOne: Bool
        private let name: String
        /// As the system decides.
        public static let automatic = LimitBehavior(isOne: false, name: "automatic")
        /// Always limited to a few.
        public static let always = LimitBehavior(isOne: false, name: "always")
        /// Never limited to a few.
        public static let never = LimitBehavior(isOne: false, name: "never")
        /// Limited to one view.
        public static let alwaysByOne = LimitBehavior(isOne: true, name: "alwaysByOne")
        /// Limited to a few views.
        public static let alwaysByFew = LimitBehavior(isOne: false, name: "alwaysByFew")
    }

    private let limit: LimitBehavior

    /// Creates the behavior of views.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Goes to the nearest edge at which a view of a scroll target layout begins.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let places = Set(context.targets.map { $0.origin[axis] }).sorted()
            guard !places.isEmpty else { continue }
            var index = nearest(target.rect.origin[axis], places)
            if limit.isOne {
                let start = nearest(context.originalTarget.rect.origin[axis], places)
                index = min(max(index, start - 1), start + 1)
            }
            target.rect.origin[axis] = places[index]
        }
    }

    private func nearest(_ place: CGFloat, _ places: [CGFloat]) -> Int {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) } ?? 0
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// From page to page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// From view to view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Returns the behavior from view to view with a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Whether a view, or the views of its layout, are places where scrolling ends.
enum ScrollTargetTrait: ViewTraitKey {
    /// The places of a view.
    enum Value {
        case none
        case view
        case layout
    }

    static var defaultValue: Value { .none }
}

extension View {
    /// Sets the scroll behavior of views scrollable in the provided axes: where a scroll by the user ends.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.scrolling) { $0.targetBehavior = behavior })
    }

    /// Configures the outermost layout as a scroll target layout: its views are places where a scroll by the user ends.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modified(by: TraitModification(ScrollTargetTrait.self, isEnabled ? .layout : .none))
    }

    /// Configures this view as a scroll target: a place where a scroll by the user ends.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modified(by: TraitModification(ScrollTargetTrait.self, isEnabled ? .view : .none))
    }
}
