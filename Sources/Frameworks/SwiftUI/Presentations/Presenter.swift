import SwiftUICore
import UIKit

/// Presents what the views of a host ask for, and dismisses it.
final class Presenter {
    /// Something that is presented.
    fileprivate struct Shown {
        var presentation: Presentation
        var controller: UIViewController
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
                refresh(known.controller, presentation)
            } else {
                show(presentation, from: controller, in: view)
            }
        }
        hasUpdated = true
    }

    private func refresh(_ controller: UIViewController, _ presentation: Presentation) {
        guard let page = controller as? PageController else { return }
        page.show(presentation.view, in: presentation.environment)
        if presentation.kind != .push {
            page.hostingView.graph.preference(SheetPreferencesKey.self).apply(to: page)
        }
    }

    private func didGo(_ presentation: Presentation) {
        guard let known = shown.removeValue(forKey: presentation.id) else { return }
        known.presentation.isPresented.wrappedValue = false
        known.presentation.onDismiss?()
    }

    // MARK: Showing

    private func show(_ presentation: Presentation, from controller: UIViewController, in view: HostingView) {
        // A controller outside of a window, or one that presents already, presents later.
        guard controller.viewIfLoaded?.window != nil else { return view.setNeedsLayoutLater() }
        if presentation.kind == .push { return push(presentation, from: controller) }
        guard controller.presentedViewController == nil, !shown.values.contains(where: \.isModal) else {
            return
        }
        let presented = makeController(presentation, in: view)
        shown[presentation.id] = Shown(presentation: presentation, controller: presented)
        let isAnimated = hasUpdated
        RenderContext.current.eventLoop.schedule { [weak controller] in
            controller?.present(presented, animated: isAnimated)
        }
    }

    private func push(_ presentation: Presentation, from controller: UIViewController) {
        let page = PageController(presentation.view, in: presentation.environment)
        page.didGo = { [weak self] _ in self?.didGo(presentation) }
        shown[presentation.id] = Shown(presentation: presentation, controller: page)
        let isAnimated = hasUpdated
        RenderContext.current.eventLoop.schedule { [weak controller] in
            controller?.navigationController?.pushViewController(page, animated: isAnimated)
        }
    }

    private func makeController(_ presentation: Presentation, in view: HostingView) -> UIViewController {
        let didGo: () -> Void = { [weak self] in self?.didGo(presentation) }
        if let alert = presentation.alert {
            return alert.makeController(
                isSheet: presentation.kind == .dialog, in: presentation.environment, from: view,
                bounds: presentation.bounds.hostValue, didGo: didGo)
        }
        let page = PageController(presentation.view, in: presentation.environment)
        page.didGo = { _ in didGo() }
        switch presentation.kind {
        case .cover: page.modalPresentationStyle = .fullScreen
        case .popover:
            page.modalPresentationStyle = .popover
            page.popoverPresentationController?.sourceView = view
            page.popoverPresentationController?.sourceRect = presentation.bounds.hostValue
            page.preferredContentSize = page.hostingView.intrinsicContentSize
        default: page.modalPresentationStyle = .pageSheet
        }
        page.hostingView.graph.preference(SheetPreferencesKey.self).apply(to: page)
        return page
    }

    private func dismiss(_ known: Shown, in view: HostingView) {
        let isAnimated = hasUpdated
        (known.controller as? PageController)?.didGo = nil
        RenderContext.current.eventLoop.schedule { [weak view] in
            if known.presentation.kind == .push {
                guard let stack = known.controller.navigationController,
                    let index = stack.viewControllers.firstIndex(where: { $0 === known.controller }),
                    index > 0
                else { return }
                _ = stack.popToViewController(stack.viewControllers[index - 1], animated: isAnimated)
            } else {
                // What waits for the room is presented then, such as the sheet of another item.
                known.controller.presentingViewController?.dismiss(animated: isAnimated) {
                    view?.setNeedsLayout()
                }
            }
            known.presentation.onDismiss?()
        }
    }
}

extension Presenter.Shown {
    /// Whether it covers the controller that presents it.
    fileprivate var isModal: Bool { presentation.kind != .push }
}

extension HostingView {
    /// Lays out once more when the view may be in a window.
    func setNeedsLayoutLater() {
        guard window == nil else { return }
        needsLayoutInWindow = true
    }
}
