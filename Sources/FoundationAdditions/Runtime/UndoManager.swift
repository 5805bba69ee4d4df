/// Records how changes are undone and redone.
///
/// Source: `UndoManager` (Apple's documentation). What is registered while something is undone is what redoes it. A group
/// that code does not open is that of one registration, as turns of the event loop are not waited for.
open class UndoManager: NSObject {
    private struct Group {
        var name = ""
        var actions: [(target: AnyObject, perform: () -> Void)] = []
    }

    private var undoGroups: [Group] = [], redoGroups: [Group] = [], openGroups: [Group] = []
    private var disablingCount = 0

    /// Whether a group is being undone.
    open private(set) var isUndoing = false
    /// Whether a group is being redone.
    open private(set) var isRedoing = false
    /// The maximum number of groups that can be undone; 0 for no limit.
    open var levelsOfUndo = 0 { didSet { limit() } }
    /// Whether registrations of one turn of the event loop are one group; has no effect here.
    open var groupsByEvent = true

    /// Creates a manager without changes.
    public override init() { super.init() }

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }
    /// Disables recording; calls are counted.
    open func disableUndoRegistration() { disablingCount += 1 }
    /// Enables recording, once it was called as many times as `disableUndoRegistration()`.
    open func enableUndoRegistration() { disablingCount = max(0, disablingCount - 1) }

    /// Whether there is a group to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    /// Whether there is a group to redo.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Records what undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object that changes; it is retained as long as the record.
    ///   - handler: Undoes the change.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let isOwnGroup = openGroups.isEmpty
        if isOwnGroup { beginUndoGrouping() }
        openGroups[openGroups.count - 1].actions.append((target, { handler(target) }))
        if !isUndoing, !isRedoing { redoGroups = [] }
        if isOwnGroup { endUndoGrouping() }
    }

    /// Records what undoes a change: a method of an object, with an argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let target = target as? NSObject else { return }
        registerUndo(withTarget: target) { $0.perform(selector, with: anObject) }
    }

    /// Opens a group, whose changes are undone together.
    open func beginUndoGrouping() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        if let group = openGroups.popLast(), !group.actions.isEmpty { keep(group) }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: Group) {
        if openGroups.isEmpty {
            if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
            limit()
        } else {
            openGroups[openGroups.count - 1].actions += group.actions
        }
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    /// Undoes the last group.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        post(.NSUndoManagerCheckpoint)
        guard let group = undoGroups.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func perform(_ group: Group) {
        beginUndoGrouping()
        openGroups[openGroups.count - 1].name = group.name
        for action in group.actions.reversed() { action.perform() }
        endUndoGrouping()
    }

    /// Removes all recorded changes.
    open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

    /// Removes the recorded changes of an object.
    open func removeAllActions(withTarget target: Any) {
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === target as AnyObject }
                return group
            }
        }
        undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
        openGroups = without(openGroups)
    }

    /// Sets the action name of the open group, or else of the last one.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }

    /// The name of the action that is undone next; empty for none.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of the action that is redone next; empty for none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// The title of the menu item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu item that redoes.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of the menu item that undoes an action of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of the menu item that redoes an action of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
    /// Undoes the last group that is closed.
    open func undoNestedGroup() { undo() }
    /// Sets whether the last action may be discarded; has no effect here, as all are kept.
    open func setActionIsDiscardable(_ discardable: Bool) {}
}
