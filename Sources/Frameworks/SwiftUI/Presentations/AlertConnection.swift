import SwiftUICore
import UIKit

/// What connects an alert of UIKit's with the views of its actions, which are kept while it is presented.
final class AlertConnection: ViewGraphHost {
    /// The alert of UIKit, with an action for each button.
    let controller: UIAlertController
    private let graph: ViewGraph
    private let didGo: () -> Void
    private var items: [MenuItem] = []
    /// The actions and fields of the items, by their places in the list.
    private var actions: [Int: UIAlertAction] = [:], fields: [Int: UITextField] = [:]

    init(_ presentation: Presentation, _ alert: AlertRequest, didGo: @escaping () -> Void) {
        self.didGo = didGo
        let isSheet = presentation.kind == .dialog
        controller = UIAlertController(
            title: nil, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
        graph = ViewGraph(
            AlertConnection.body(of: alert), container: .zero,
            environment: AlertConnection.inner(presentation.environment))
        graph.host = self
        items = currentItems
        for (index, item) in items.enumerated() { add(item, at: index, in: presentation.environment) }
        addStandardActions(isSheet: isSheet)
        controller.severity = presentation.environment.dialogSeverity == .critical ? .critical : .default
        updateTexts(alert, presentation.environment)
    }

    deinit { graph.close() }

    private static func body(of alert: AlertRequest) -> any View {
        DeferredContent(content: alert.actions).view
    }

    private static func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        inner.listsMenuItems = true
        return inner
    }

    private var currentItems: [MenuItem] { graph.preference(MenuItemsKey.self).flatMap(\.flattened) }

    // MARK: Updates

    /// Takes what the views say now; the buttons stay those that it was presented with.
    func update(_ presentation: Presentation, _ alert: AlertRequest) {
        graph.setEnvironment(AlertConnection.inner(presentation.environment))
        graph.setView(AlertConnection.body(of: alert))
        updateTexts(alert, presentation.environment)
    }

    func graphNeedsUpdate(_ graph: ViewGraph) {
        RenderContext.current.eventLoop.schedule { [weak self] in self?.refresh() }
    }

    private func refresh() {
        graph.settle()
        let next = currentItems
        guard next.count == items.count else { return }
        items = next
        for (index, action) in actions where action.isEnabled != items[index].isEnabled {
            action.isEnabled = items[index].isEnabled
        }
        for (index, field) in fields {
            guard case .field(_, let text, _) = items[index].kind, field.text != text.wrappedValue else {
                continue
            }
            field.text = text.wrappedValue
        }
    }

    private func updateTexts(_ alert: AlertRequest, _ environment: EnvironmentValues) {
        let title = alert.title?.reportedText(in: environment)
        let message = ViewDescription(alert.message, in: environment).title
        if controller.title != title { controller.title = title }
        if controller.message != message { controller.message = message }
    }

    // MARK: Actions

    private func add(_ item: MenuItem, at index: Int, in environment: EnvironmentValues) {
        switch item.kind {
        case .button(let role, _):
            let style: UIAlertAction.Style =
                role == .destructive ? .destructive : role == .cancel ? .cancel : .default
            let title = ViewDescription(item.label, in: environment).title
            let made = UIAlertAction(title: title, style: style) { [weak self] _ in self?.act(at: index) }
            made.isEnabled = item.isEnabled
            actions[index] = made
            controller.addAction(made)
        case .field(let placeholder, let text, let isSecure):
            controller.addTextField { [weak self] field in
                (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
                field.text = text.wrappedValue
                self?.fields[index] = field
                field.addAction(
                    UIAction { [weak self, unowned field] _ in self?.change(field.text ?? "", at: index) },
                    for: .editingChanged)
            }
        default: break
        }
    }

    /// Source: Apple's documentation of alerts: "if no actions are present, the system includes a standard 'OK' action";
    /// of confirmation dialogs: they have a standard dismiss action, which a button with the role of cancellation replaces.
    private func addStandardActions(isSheet: Bool) {
        let hasCancel = controller.actions.contains { $0.style == .cancel }
        if controller.actions.isEmpty, !isSheet {
            controller.addAction(UIAlertAction(title: "OK", style: .default) { [didGo] _ in didGo() })
        } else if isSheet, !hasCancel {
            controller.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [didGo] _ in didGo() })
        }
    }

    private func act(at index: Int) {
        if items.indices.contains(index), case .button(_, let action) = items[index].kind { action() }
        didGo()
    }

    private func change(_ text: String, at index: Int) {
        guard items.indices.contains(index), case .field(_, let binding, _) = items[index].kind else {
            return
        }
        binding.wrappedValue = text
    }
}

extension MenuItem {
    /// The item, or those of a section or menu one after the other.
    fileprivate var flattened: [MenuItem] {
        switch kind {
        case .section(let items), .menu(let items), .controls(let items): items.flatMap(\.flattened)
        default: [self]
        }
    }
}
