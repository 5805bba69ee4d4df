import SwiftUICore
import UIKit

/// Presents what the views of a host ask for, and dismisses it.
final class Presenter {
    /// Something that is presented.
    fileprivate struct Shown {
        var presentation: Presentation
        var controller: UIViewController
        var alert: AlertConnection?
    }

    private var shown: [AnyHashable: Shown] = [:]
    private var hasUpdated = false

    /// Brings what is presented up to date with what views ask for.
    func update(_ list: [Presentation], from controller: UIViewController, in view: HostingView) {
        guard !list.isEmpty || !shown.isEmpty else { return hasUpdated = true }
        let wanted = list.filter { $0.isPresented.wrappedValue }
        for (id, known) in shown
        where !wanted.contains(where: { $0.id == id && $0.item == known.presentation.item }) {
            shown[id] = nil
            dismiss(known, in: view)
        }
        for presentation in wanted {
            if let known = shown[presentation.id] {
                shown[presentation.id]?.presentation = presentation
                refresh(known, presentation)
            } else {
                show(presentation, from: controller, in: view)
            }
        }
        hasUpdated = true
    }

    private func refresh(_ known: Shown, _ presentation: Presentation) {
        if let alert = presentation.alert { known.alert?.update(presentation, alert) }
        (known.controller as? PageController)?.show(presentation.view, in: presentation.environment)
    }

    /// Source: Apple's documentation of `onDismiss`: "The closure to execute when dismissing the sheet"; the binding is false
    /// by then.
    private func didGo(_ presentation: Presentation, in view: HostingView?) {
        guard let known = shown.removeValue(forKey: presentation.id) else { return }
        known.presentation.isPresented.wrappedValue = false
        known.presentation.onDismiss?()
        // What waits for the room is presented now.
        RenderContext.current.eventLoop.schedule { [weak view] in view?.setNeedsPresentations() }
    }

    // MARK: Showing

    private func show(_ presentation: Presentation, from controller: UIViewController, in view: HostingView) {
        // A controller outside of a window, or one that presents already, presents later.
        guard controller.viewIfLoaded?.window != nil else { return view.setNeedsLayoutLater() }
        if presentation.kind == .push { return push(presentation, from: controller, in: view) }
        guard controller.presentedViewController == nil, !shown.values.contains(where: \.isModal) else {
            return
        }
        let made = makeShown(presentation, in: view), isAnimated = hasUpdated
        shown[presentation.id] = made
        RenderContext.current.eventLoop.schedule { [weak controller] in
            controller?.present(made.controller, animated: isAnimated)
        }
    }

    private func push(_ presentation: Presentation, from controller: UIViewController, in view: HostingView) {
        let page = PageController(presentation.view, in: presentation.environment)
        page.isShownByOthers = true
        page.didGo = { [weak self, weak view] _ in self?.didGo(presentation, in: view) }
        shown[presentation.id] = Shown(presentation: presentation, controller: page)
        let isAnimated = hasUpdated
        RenderContext.current.eventLoop.schedule { [weak controller] in
            if let column = presentation.environment.columnReference.column {
                column.show(page)
            } else {
                controller?.navigationController?.pushViewController(page, animated: isAnimated)
            }
        }
    }

    private func makeShown(_ presentation: Presentation, in view: HostingView) -> Shown {
        let didGo: () -> Void = { [weak self, weak view] in self?.didGo(presentation, in: view) }
        if let alert = presentation.alert {
            let connection = AlertConnection(presentation, alert, didGo: didGo)
            attach(connection.controller.popoverPresentationController, presentation, view)
            return Shown(
                presentation: presentation, controller: connection.controller, alert: connection)
        }
        let page = PageController(presentation.view, in: presentation.environment)
        page.isShownByOthers = true
        page.didGo = { _ in didGo() }
        switch presentation.kind {
        case .cover:
            // What is behind a cover with a background of its own shows through it.
            let said = page.hostingView.graph.preference(SheetPreferencesKey.self)
            page.modalPresentationStyle = said.background == nil ? .fullScreen : .overFullScreen
        case .popover:
            page.modalPresentationStyle = .popover
            attach(page.popoverPresentationController, presentation, view)
        default: page.modalPresentationStyle = .pageSheet
        }
        page.connectSheet()
        return Shown(presentation: presentation, controller: page)
    }

    /// Places the arrow of a popover.
    private func attach(
        _ popover: UIPopoverPresentationController?, _ presentation: Presentation, _ view: HostingView
    ) {
        guard let popover else { return }
        if let item = view.barItem, item.customView == nil {
            popover.barButtonItem = item
        } else {
            popover.sourceView = view
            popover.sourceRect = presentation.target
        }
        guard let edge = presentation.edge else { return }
        let isMirrored = presentation.environment.layoutDirection == .rightToLeft
        // The arrow is at that edge of the anchor, so that it points away from the edge.
        switch edge {
        case .top: popover.permittedArrowDirections = .down
        case .bottom: popover.permittedArrowDirections = .up
        case .leading: popover.permittedArrowDirections = isMirrored ? .left : .right
        case .trailing: popover.permittedArrowDirections = isMirrored ? .right : .left
        }
    }

    // MARK: Dismissing

    private func dismiss(_ known: Shown, in view: HostingView) {
        let isAnimated = hasUpdated
        (known.controller as? PageController)?.didGo = nil
        RenderContext.current.eventLoop.schedule { [weak view] in
            let end = {
                known.presentation.onDismiss?()
                // What waits for the room is presented then, such as the sheet of another item.
                view?.setNeedsPresentations()
            }
            if known.presentation.kind == .push {
                known.pop(animated: isAnimated)
                end()
            } else if let presenting = known.controller.presentingViewController {
                presenting.dismiss(animated: isAnimated, completion: end)
            } else {
                end()
            }
        }
    }
}

extension Presenter.Shown {
    /// Whether it covers the controller that presents it.
    fileprivate var isModal: Bool { presentation.kind != .push }

    /// Takes a page, and those above it, from its stack.
    fileprivate func pop(animated: Bool) {
        guard let stack = controller.navigationController,
            let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return }
        _ = stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
    }
}

extension HostingView {
    /// Lays out once more when the view may be in a window.
    func setNeedsLayoutLater() {
        guard window == nil else { return }
        needsLayoutInWindow = true
    }

    /// Presents what waits, also of the views of an item that a bar draws itself.
    func setNeedsPresentations() {
        setNeedsLayout()
        if window == nil { preferences.updatePresentations() }
    }
}
