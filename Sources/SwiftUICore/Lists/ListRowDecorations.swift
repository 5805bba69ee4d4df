import Foundation

/// The views around a row that its modifiers give the list: behind it, at its trailing edge, and over all of it.
final class ListRowDecorations {
    private unowned let list: ListContainerNode
    /// The view behind the row.
    private(set) var background: SecondaryContentNode?
    /// The badge and what follows it at the trailing edge.
    private(set) var accessory: SecondaryContentNode?
    /// The view that takes touches.
    private(set) var area: SecondaryContentNode?

    init(_ list: ListContainerNode) { self.list = list }

    /// The nodes of the views.
    var nodes: [ViewNode] { [background, accessory, area].compactMap { $0 } }

    /// Takes the views that the row's modifiers give.
    func update(for row: LayoutElement) {
        let environment = row.environment
        background = reconciled(background, row[ListRowBackgroundTrait.self], environment)
        accessory = reconciled(accessory, ListRowDecorations.accessory(of: row), environment)
        area = reconciled(area, row[ListRowAreaTrait.self], environment)
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

    private static func accessory(of row: LayoutElement) -> (any View)? {
        let badge = row[ListRowBadgeTrait.self], accessory = row[ListRowAccessoryTrait.self]
        guard badge != nil || accessory != nil else { return nil }
        return HStack(spacing: 8) {
            if let badge { badge.foregroundStyle(Color.secondary) }
            if let accessory { AnyView(accessory) }
        }
    }
}
