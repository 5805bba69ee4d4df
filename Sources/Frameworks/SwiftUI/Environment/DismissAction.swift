public import SwiftUICore
import UIKitCore

/// An action that dismisses a presentation.
public struct DismissAction {
    let host: HostReference

    /// Dismisses the view: takes its page, and those above it, from the stack, or ends its presentation.
    public func callAsFunction() {
        guard let controller = host.controller else { return }
        if let stack = controller.navigationController,
            let index = stack.viewControllers.firstIndex(where: { $0.contains(controller) }), index > 0
        {
            _ = stack.popToViewController(stack.viewControllers[index - 1], animated: true)
        } else {
            controller.presentingViewController?.dismiss(animated: true)
        }
    }
}

extension UIViewController {
    /// Whether a controller is this one or inside it.
    fileprivate func contains(_ controller: UIViewController) -> Bool {
        sequence(first: controller) { $0.parent }.contains { $0 === self }
    }
}

/// The state of a view's presentation.
public struct PresentationMode {
    let host: HostReference

    /// Whether the view is presented.
    public let isPresented: Bool

    /// Dismisses the view.
    public mutating func dismiss() { DismissAction(host: host)() }
}

extension EnvironmentValues {
    /// An action that dismisses the view's presentation.
    public var dismiss: DismissAction { DismissAction(host: hostReference) }

    private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the view is presented: its page was pushed onto a stack, or it is in a sheet, a cover or a popover.
    public internal(set) var isPresented: Bool {
        get { self[PresentedKey.self] || hostReference.isPresented }
        set { self[PresentedKey.self] = newValue }
    }

    /// The state of the view's presentation.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(host: hostReference, isPresented: isPresented)
        return Binding(get: { mode }, set: { _ in })
    }
}

extension HostReference {
    /// Whether the controller of the view is presented or pushed by code of UIKit; pages of SwiftUI's say so themselves.
    fileprivate var isPresented: Bool {
        guard let controller, !(controller is PageController) else { return false }
        let stack = controller.navigationController?.viewControllers ?? []
        return controller.presentingViewController != nil
            || stack.dropFirst().contains { $0.contains(controller) }
    }
}
