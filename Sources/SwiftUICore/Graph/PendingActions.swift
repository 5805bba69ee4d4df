/// What an update has to do at its moments: actions of changes, appearances and disappearances, preferences to compare.
final class PendingActions {
    private var changes: [() -> Void] = []
    private var appearances: [any AppearanceObserver] = []
    /// The nodes whose views were not shown when they could have appeared.
    private var waiting: [any AppearanceObserver] = []
    private var disappearances: [() -> Void] = []
    private var earlyDisappearances: [() -> Void] = []
    private var observers: [ObjectIdentifier: any PreferenceObserver] = [:]

    /// Whether something waits.
    var hasActions: Bool {
        !changes.isEmpty || !appearances.isEmpty || !disappearances.isEmpty
            || !earlyDisappearances.isEmpty
    }

    /// Adds an action that follows the change of a value.
    func addChange(_ action: @escaping () -> Void) { changes.append(action) }

    /// Adds a node whose view appears.
    func addAppearance(_ observer: any AppearanceObserver) { appearances.append(observer) }

    /// Adds an action of a view that disappears, before or after views appear.
    func addDisappearance(isFirst: Bool, _ action: @escaping () -> Void) {
        if isFirst { earlyDisappearances.append(action) } else { disappearances.append(action) }
    }

    /// Adds a node that compares preferences.
    func add(_ observer: any PreferenceObserver) { observers[ObjectIdentifier(observer)] = observer }

    /// Removes a node that compared preferences.
    func remove(_ observer: any PreferenceObserver) { observers[ObjectIdentifier(observer)] = nil }

    /// Removes what waits.
    func removeAll() { (changes, appearances, disappearances, earlyDisappearances) = ([], [], [], []) }

    func runChanges() {
        let actions = changes
        changes = []
        for action in actions { action() }
    }

    func runAppearances() {
        let actions = earlyDisappearances
        earlyDisappearances = []
        for action in actions { action() }
        let observers = waiting + appearances
        (waiting, appearances) = ([], [])
        waiting += observers.filter { !$0.isRemoved && !$0.appearIfShown() && $0.waitsForShowing }
    }

    func runDisappearances() {
        let actions = earlyDisappearances + disappearances
        (earlyDisappearances, disappearances) = ([], [])
        for action in actions { action() }
    }

    func comparePreferences() {
        for observer in observers.values.sorted(by: { $0.depth > $1.depth }) { observer.comparePreference() }
    }
}

/// A node that does something when its view appears.
protocol AppearanceObserver: ViewNode {
    /// Runs the action where the view is shown, and says whether it has.
    func appearIfShown() -> Bool
    /// Whether the view may be shown later, as a row of a lazy stack.
    var waitsForShowing: Bool { get }
}

/// A node that compares a preference after layout.
protocol PreferenceObserver: ViewNode {
    /// Compares the preference with its last value, and runs the action where they differ.
    func comparePreference()
}
