import SwiftUICore
import UIKit

/// An item of a bar: its views are kept with their state while it is there, and the item of UIKit's is changed in place.
final class BarItem {
    /// The item of UIKit's.
    let item: UIBarButtonItem
    /// The view that keeps the views of the item, and shows them where the bar cannot draw them itself.
    let host: HostingView
    private var isProminent = false, isInTitle = false
    private var environment = EnvironmentValues()
    private var action: () -> Void = {}
    private var isNative = false
    private var known: (title: String?, imageName: String?)?

    init(_ entry: ToolbarEntry) {
        switch entry.kind {
        case .flexibleSpace: item = .flexibleSpace()
        // Chosen: 8 points.
        case .fixedSpace: item = .fixedSpace(8)
        case .view, .titleMenu: item = UIBarButtonItem()
        }
        host = HostingView(entry.content)
        host.backgroundColor = nil
        host.usesSafeArea = false
        host.barItem = item
        host.preferences.followsBars = false
        host.didSettle = { [weak self] in self?.refresh() }
    }

    /// Takes the next view and environment.
    func update(_ entry: ToolbarEntry, of controller: UIViewController) {
        guard item.systemItem == nil else { return }
        environment = entry.environment ?? EnvironmentValues()
        isProminent = entry.placement == .confirmationAction
        host.controller = controller
        host.inherit(entry.environment) { $0.isBarItem = true }
        host.show(entry.content)
        refresh()
    }

    /// Brings the item up to date with the views.
    private func refresh() {
        host.updateEnvironment()
        host.graph.settle()
        if !isInTitle, let look = BarLook(of: host.graph) { show(look) } else { showHost() }
        host.preferences.updatePresentations()
    }

    // MARK: Items that the bar draws

    private func show(_ look: BarLook) {
        if item.customView != nil { item.customView = nil }
        // A label of title and image shows the image alone in a bar.
        let title = look.image == nil ? look.title : nil
        if known?.title != title || known?.imageName != look.imageName || !isNative {
            (known, isNative) = ((title, look.imageName), true)
            (item.title, item.image) = (title, look.image)
            item.accessibilityLabel = look.image == nil ? nil : look.title
            item.primaryAction = nil
        }
        connect(look)
        let isEnabled = look.content.item.isEnabled
        if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
        let style: UIBarButtonItem.Style = isProminent ? .done : .plain
        if item.style != style { item.style = style }
        let tint = look.content.tint.map { UIColor($0) }
        if item.tintColor != tint { item.tintColor = tint }
    }

    private func connect(_ look: BarLook) {
        switch look.content.item.kind {
        case .button(_, let action):
            self.action = action
            item.menu = nil
            addAction(look)
        case .menu(let items):
            item.menu = UIMenu(children: items.menuElements(in: environment))
            guard let action = look.content.primaryAction else { return item.primaryAction = nil }
            self.action = action
            addAction(look)
        default: break
        }
    }

    private func addAction(_ look: BarLook) {
        guard item.primaryAction == nil else { return }
        item.primaryAction = UIAction(title: item.title ?? "", image: look.image) { [weak self] _ in
            self?.action()
        }
    }

    // MARK: Items that draw themselves

    private func showHost() {
        isNative = false
        // The ideal size of the views.
        let size = host.graph.size(for: ProposedViewSize(width: nil, height: nil))
        guard item.customView !== host || host.frame.size != size else { return }
        host.frame.size = size
        item.primaryAction = nil
        item.customView = host
        host.superview?.setNeedsLayout()
    }

    /// Shows the views in place of a title, where there are no items that the bar draws itself.
    func showInTitle() {
        guard !isInTitle else { return }
        isInTitle = true
        showHost()
    }
}
