import FoundationAdditions

/// A view with work that runs while it is shown.
struct TaskModification: ViewModification {
    let id: (any Equatable)?
    let priority: TaskPriority
    let action: () async -> Void

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        TaskNode(self, content, inputs)
    }

    /// Whether the work goes on where another value of the view has the other modifier.
    func hasSameID(as other: TaskModification) -> Bool {
        switch (id, other.id) {
        case (nil, nil): true
        case (let id?, let otherID?): areKnownEqual(id, otherID)
        default: false
        }
    }
}

/// The node of a view with work: it begins after the view appears, and is canceled when it disappears.
final class TaskNode: ActionNode, AppearanceObserver {
    private var modification: TaskModification
    private var task: FoundationAdditions.Task<Void, Never>?

    init(_ modification: TaskModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
        graph.pending.addAppearance(self)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? TaskModification
        else { return false }
        let isOther = !next.hasSameID(as: modification)
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        if isOther, task != nil { graph.pending.addChange { [weak self] in self?.start() } }
        return true
    }

    var waitsForShowing: Bool { task == nil }

    func appearIfShown() -> Bool {
        guard task == nil, isShown else { return task != nil }
        start()
        return true
    }

    private func start() {
        task?.cancel()
        task = FoundationAdditions.Task(priority: modification.priority, operation: modification.action)
    }

    override func willRemove() { task?.cancel() }
}

extension View {
    /// Returns the view with work that runs on the clock of the render while it is shown.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View { modified(by: TaskModification(id: nil, priority: priority, action: action)) }

    /// Returns the view with work that runs while it is shown, and begins again when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View {
        modified(by: TaskModification(id: value, priority: priority, action: action))
    }
}
