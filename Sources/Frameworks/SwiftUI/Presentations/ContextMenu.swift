import Foundation
public import SwiftUICore
import UIKit

/// What takes the long presses of a view with a context menu; taps go through to what is below.
struct ContextMenuArea: UIViewRepresentable {
    let items: any View
    let preview: (any View)?

    var reportedName: String { "ContextMenuArea" }

    func makeCoordinator() -> ContextMenuTarget { ContextMenuTarget() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addInteraction(UIContextMenuInteraction(delegate: context.coordinator))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        let (items, preview, environment) = (items, preview, context.environment)
        context.coordinator.menu = {
            UIMenu(children: MenuItem.items(of: items, in: environment).menuElements(in: environment))
        }
        context.coordinator.order = environment.menuOrder.platformOrder
        context.coordinator.preview = preview.map { view in
            {
                let page = PageController(view, in: environment)
                page.preferredContentSize = page.hostingView.intrinsicContentSize
                return page
            }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
}

/// What a context menu of a view shows.
final class ContextMenuTarget: UIContextMenuInteractionDelegate {
    /// Returns the menu.
    var menu: () -> UIMenu = { UIMenu() }
    /// The preferred order of the items.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// Returns the preview; nil for the view itself.
    var preview: (() -> UIViewController?)?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu()
        // A menu without items is not shown.
        guard !menu.children.isEmpty else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in menu
        }
        configuration.preferredMenuElementOrder = order
        return configuration
    }
}

/// A container for views that you present as menu items in a context menu.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    /// Creates a context menu of items.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a context menu to a view.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = menuItems()
        return background { ContextMenuArea(items: items, preview: nil) }
    }

    /// Adds a context menu with a custom preview to a view.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        let (items, preview) = (menuItems(), preview())
        return background { ContextMenuArea(items: items, preview: preview) }
    }

    /// Adds a context menu to the view; nil for none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        background { if let contextMenu { ContextMenuArea(items: contextMenu.items, preview: nil) } }
    }
}
