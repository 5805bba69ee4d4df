/// An action that a control performs for an event.
struct ControlTarget {
    /// The kinds of actions.
    enum Action {
        case action(UIAction)
        /// A nil target is the responder chain.
        case selector(Selector, target: WeakTarget?)
        case closure((UIControl, UIEvent?) -> Void)
    }

    var action: Action
    var events: UIControl.Event
}

extension UIControl {
    /// Returns the selectors of a target for an event; nil if there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = targets.compactMap { entry -> String? in
            guard case .selector(let name, let holder) = entry.action,
                !entry.events.isDisjoint(with: controlEvent),
                holder?.object === target as AnyObject?
            else { return nil }
            return name.description
        }
        return names.isEmpty ? nil : names
    }

    /// Whether an action calls a method of a target; nil matches any.
    func matches(_ action: ControlTarget.Action, _ target: AnyObject?, _ selector: Selector?) -> Bool {
        guard case .selector(let name, let holder) = action else { return false }
        return (target == nil || holder?.object === target) && (selector == nil || name == selector)
    }

    /// Removes events from the matching actions; actions without events are removed.
    func remove(_ events: Event, where matches: (ControlTarget.Action) -> Bool) {
        for index in targets.indices where matches(targets[index].action) {
            targets[index].events.subtract(events)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Sends the actions of some events, in the order in which they were added.
    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            switch target.action {
            case .action(let action):
                RenderContext.record(.action, "\(displayName) \(controlEvents.name)")
                sendAction(action)
            case .closure(let action):
                RenderContext.record(.action, "\(displayName) \(controlEvents.name)")
                action(self, event)
            case .selector(let selector, let holder):
                // A deallocated target is not replaced by the responder chain.
                if let holder, holder.object == nil { continue }
                RenderContext.record(.action, "\(displayName) \(controlEvents.name) \(selector)")
                sendAction(selector, to: holder?.object, for: event)
            }
        }
    }
}

extension UIControl.Event {
    /// The names of the events, joined by `, `.
    var name: String {
        let names = Self.names.filter { contains($0.event) }.map(\.name)
        return names.isEmpty ? "event \(rawValue)" : names.joined(separator: ", ")
    }

    private static let names: [(event: UIControl.Event, name: String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
        (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
}
