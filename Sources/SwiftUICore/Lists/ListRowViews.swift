package import Foundation

/// The views around a row of a list.
package struct ListRowViews {
    /// What a swipe shows at an edge of the row.
    package struct Swipe {
        /// The edge of the row.
        package var edge: HorizontalEdge
        /// The buttons; they are as high as the row.
        package var actions: any View
        /// How far the row is moved, in points; nil for the width of the buttons.
        package var offset: CGFloat?

        /// Creates what a swipe shows.
        package init(edge: HorizontalEdge, actions: any View, offset: CGFloat? = nil) {
            (self.edge, self.actions, self.offset) = (edge, actions, offset)
        }
    }

    /// The view behind the row; nil for the color of the list.
    package var background: (any View)?
    /// The control before the content while the list is edited.
    package var leading: (any View)?
    /// What is at the trailing edge.
    package var accessory: (any View)?
    /// The view that takes the touches of the whole row.
    package var area: (any View)?
    /// What a swipe shows; nil for a row that is not swiped.
    package var swipe: Swipe?

    /// Creates the views that a row's modifiers give.
    package init(of row: LayoutElement) {
        background = row[ListRowBackgroundTrait.self]
        area = row[ListRowAreaTrait.self]
        let badge = row[ListRowBadgeTrait.self], accessory = row[ListRowAccessoryTrait.self]
        guard badge != nil || accessory != nil else { return }
        self.accessory = HStack(spacing: 8) {
            if let badge { badge.foregroundStyle(Color.secondary) }
            if let accessory { AnyView(accessory) }
        }
    }
}
