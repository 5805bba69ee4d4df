import SwiftUICore
import UIKit

/// What an alert or a dialog says and offers.
struct AlertRequest {
    /// The title; nil for none.
    var title: Text?
    /// The message; nil for none.
    var message: (any View)?
    /// The buttons and fields; of none, an alert has one button.
    var actions: () -> any View

    /// Makes the controller of the alert.
    func makeController(
        isSheet: Bool, in environment: EnvironmentValues, from view: HostingView, bounds: CGRect,
        didGo: @escaping () -> Void
    ) -> UIViewController {
        let message = ViewDescription(message, in: environment).title
        let controller = UIAlertController(
            title: title?.reportedText(in: environment), message: message,
            preferredStyle: isSheet ? .actionSheet : .alert)
        let items = MenuItem.items(of: AnyView(actions()), in: environment)
        for item in items { add(item, to: controller, environment, didGo) }
        let hasCancel = controller.actions.contains { $0.style == .cancel }
        // Source: "if no actions are present, the system includes a standard OK action", and dialogs always have "Cancel".
        if controller.actions.isEmpty, !isSheet {
            controller.addAction(UIAlertAction(title: "OK", style: .default) { _ in didGo() })
        } else if isSheet, !hasCancel {
            controller.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in didGo() })
        }
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = bounds
        return controller
    }

    private func add(
        _ item: MenuItem, to controller: UIAlertController, _ environment: EnvironmentValues,
        _ didGo: @escaping () -> Void
    ) {
        switch item.kind {
        case .button(let role, let action):
            let style: UIAlertAction.Style =
                role == .destructive ? .destructive : role == .cancel ? .cancel : .default
            let title = ViewDescription(item.label, in: environment).title
            let made = UIAlertAction(title: title, style: style) { _ in
                action()
                didGo()
            }
            made.isEnabled = item.isEnabled
            controller.addAction(made)
        case .field(let placeholder, let text, let isSecure):
            controller.addTextField { field in
                (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
                field.text = text.wrappedValue
                field.addAction(
                    UIAction { [unowned field] _ in text.wrappedValue = field.text ?? "" },
                    for: .editingChanged)
            }
        case .section(let items), .menu(let items):
            for item in items { add(item, to: controller, environment, didGo) }
        default: break
        }
    }
}
