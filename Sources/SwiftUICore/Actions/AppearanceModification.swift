/// A view with actions for its appearance and disappearance.
struct AppearanceModification: ViewModification {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        AppearanceNode(self, content, inputs)
    }
}

/// The node of a view with actions for its appearance.
final class AppearanceNode: ActionNode, AppearanceObserver {
    private var modification: AppearanceModification
    private var hasAppeared = false

    init(_ modification: AppearanceModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        // Views inside appear first.
        child = reconciled(child, with: content, in: environment)
        graph.pending.addAppearance(self)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? AppearanceModification
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    var waitsForShowing: Bool { !hasAppeared }

    func appearIfShown() -> Bool {
        guard !hasAppeared, isShown else { return hasAppeared }
        hasAppeared = true
        modification.appear?()
        return true
    }

    override func willRemove() {
        guard hasAppeared, let disappear = modification.disappear else { return }
        graph.pending.addDisappearance(isFirst: environment.disappearsFirst, disappear)
    }
}

extension View {
    /// Returns the view with an action that runs before it appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(by: AppearanceModification(appear: action))
    }

    /// Returns the view with an action that runs after it disappears.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modified(by: AppearanceModification(disappear: action))
    }
}
