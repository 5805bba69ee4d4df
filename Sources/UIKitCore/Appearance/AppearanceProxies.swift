/// What `appearance()` has recorded, and its values for objects that are shown.
final class AppearanceProxies: RenderSlot {
    private struct Entry {
        let type: AnyClass
        /// The classes around the object, the innermost first.
        let containers: [AnyClass]
        let prototype: NSObject
        /// An object of the class to which nothing was done.
        let pristine: NSObject
    }

    private var entries: [Entry] = []
    /// What was recorded for classes of the app, in the order in which the classes were first asked.
    private var recordings: [AppearanceRecording] = []
    /// The names of the properties that objects announced as they were set to what was recorded; nil at other times.
    private var announced: [String]?

    init(in context: RenderContext) {}

    /// Returns the prototype of a class inside of containers.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - containers: The classes around the object, the innermost first.
    ///   - make: Makes an object of the class; nil where it cannot be made.
    /// - Returns: The prototype; nil where no object of the class can be made.
    func prototype(
        of type: AnyClass, in containers: [AnyClass], make: () -> NSObject?
    ) -> NSObject? {
        let known = entries.first { entry in
            entry.type == type && entry.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let known { return known.prototype }
        guard let prototype = make(), let pristine = make() else { return nil }
        entries.append(Entry(type: type, containers: containers, prototype: prototype, pristine: pristine))
        return prototype
    }

    /// Returns what is recorded for a class of the app inside of containers.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - containers: The classes around the object, the innermost first.
    /// - Returns: The recording, which is empty at first.
    func recording(of type: AnyClass, in containers: [AnyClass]) -> AppearanceRecording {
        let known = recordings.first { recording in
            recording.type == type && recording.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let known { return known }
        let recording = AppearanceRecording(of: type, in: containers)
        recordings.append(recording)
        return recording
    }

    /// Notes that an object announced that a property was set: by its author, whose value stays, or by a recording.
    func noteChange(of key: String, of object: NSObject) {
        if announced != nil {
            announced?.append(key)
        } else if recordings.contains(where: { isKind(Swift.type(of: object), of: $0.type) }) {
            AppearanceState.of(object).ownKeys.insert(key)
        }
    }

    /// Sets the values of prototypes on the views of a tree that is shown, where they have not set them themselves.
    func apply(to view: UIView) {
        guard !entries.isEmpty || !recordings.isEmpty else { return }
        view.forEachView { apply(to: $0, inside: $0.superview) }
    }

    /// Gives an object that is shown what it has not set itself: first what was set for it inside of the most containers,
    /// then what was set for its own class before that of its superclasses.
    func apply(to object: NSObject, inside container: UIView?) {
        applyRecordings(to: object, inside: container)
        guard !entries.isEmpty else { return }
        let meant = entries.filter { entry in
            isKind(type(of: object), of: entry.type) && isInside(container, entry.containers)
        }
        let sorted = meant.sorted { left, right in
            left.containers.count == right.containers.count
                ? left.type != right.type && isKind(left.type, of: right.type)
                : left.containers.count > right.containers.count
        }
        for entry in sorted {
            for rule in AppearanceRule.all { rule.apply(entry.prototype, object, entry.pristine) }
        }
    }

    /// Sets what was recorded, once an object: the least specific values first, so that the others replace them.
    private func applyRecordings(to object: NSObject, inside container: UIView?) {
        let meant = recordings.filter { recording in
            isKind(type(of: object), of: recording.type) && isInside(container, recording.containers)
        }
        guard !meant.isEmpty else { return }
        let sorted = meant.sorted { left, right in
            left.containers.count == right.containers.count
                ? left.type != right.type && isKind(right.type, of: left.type)
                : left.containers.count < right.containers.count
        }
        let state = AppearanceState.of(object)
        for setting in sorted.flatMap(\.settings) where state.receive(setting) {
            apply(setting, to: object, state)
        }
    }

    /// Sets one value, unless the author has set the property on the object.
    private func apply(_ setting: AppearanceSetting, to object: NSObject, _ state: AppearanceState) {
        if let name = setting.name, state.ownKeys.contains(name) { return }
        guard !setting.isSet(object) else { return }
        announced = []
        let restore = setting.set(object)
        // The outermost property announces last: its name is that of the property, which the author may have set.
        setting.name = setting.name ?? announced?.last
        if let name = setting.name, state.ownKeys.contains(name) { restore() }
        announced = nil
    }

    private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
    }

    private func isInside(_ view: UIView?, _ containers: [AnyClass]) -> Bool {
        var rest = containers[...]
        var current: UIResponder? = view
        while let responder = current, let wanted = rest.first {
            if isKind(type(of: responder), of: wanted) { rest.removeFirst() }
            current = (responder as? UIView)?.superview ?? (responder as? UIViewController)?.parent
            if let controller = (responder as? UIView)?.viewController, let next = rest.first,
                isKind(type(of: controller), of: next)
            {
                rest.removeFirst()
            }
        }
        return rest.isEmpty
    }
}
