import Foundation

/// The views around a row of a list: behind it, before it, at its trailing edge, over all of it, and beside it.
final class ListRowDecorations {
    private unowned let list: ListContainerNode
    /// The view behind the row.
    private(set) var background: SecondaryContentNode?
    /// The control before the content.
    private(set) var leading: SecondaryContentNode?
    /// The badge and what follows it at the trailing edge.
    private(set) var accessory: SecondaryContentNode?
    /// The view that takes touches.
    private(set) var area: SecondaryContentNode?
    /// The buttons that a swipe shows.
    private(set) var actions: SecondaryContentNode?
    /// How the row is swiped; nil for a row that is not.
    private(set) var swipe: ListRowViews.Swipe?

    init(_ list: ListContainerNode) { self.list = list }

    /// The nodes of the views.
    var nodes: [ViewNode] { [background, leading, accessory, area, actions].compactMap { $0 } }

    /// Takes the views that the list and the row's modifiers give.
    func update(with views: ListRowViews, for row: LayoutElement) {
        let environment = row.environment
        background = reconciled(background, views.background, environment)
        leading = reconciled(leading, views.leading, environment)
        accessory = reconciled(accessory, views.accessory, environment)
        area = reconciled(area, views.area, environment)
        actions = reconciled(actions, views.swipe?.actions, environment)
        swipe = views.swipe
    }

    private func reconciled(
        _ node: SecondaryContentNode?, _ view: (any View)?, _ environment: EnvironmentValues
    ) -> SecondaryContentNode? {
        guard let view else {
            node?.remove()
            return nil
        }
        let made = node ?? SecondaryContentNode(list.inputs(environment))
        made.element.container = list.element
        made.update(view, .center, environment)
        return made
    }

    /// What the views take of a row that is at least so high, in points.
    func room(height: CGFloat) -> ListArrangement.Room {
        let proposal = ProposedViewSize(width: nil, height: height)
        return ListArrangement.Room(
            leading: leading?.element.size(for: proposal) ?? .zero,
            accessory: accessory?.element.size(for: proposal) ?? .zero)
    }

    /// How far a row of a height is moved toward its trailing edge, in points.
    func shift(height: CGFloat) -> CGFloat {
        guard let swipe, let actions else { return 0 }
        let open = actions.element.size(for: ProposedViewSize(width: nil, height: height)).width
        let offset = swipe.offset ?? open
        return swipe.edge == .leading ? offset : -offset
    }
}
