/// A token for an observation of traits, to end it with `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

/// An observation of traits.
final class TraitObserver: UITraitChangeRegistration {
    let traits: [UITrait]
    /// Called with the observed object and the traits before.
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

/// An object whose traits can be observed: a view or a view controller.
public protocol UITraitChangeObservable: UIResponder {
    /// The current traits of the object.
    var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Registers a closure that is called, with this object and the traits before, when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        add(
            TraitObserver(traits) { object, previous in
                if let object = object as? Self { handler(object, previous) }
            })
    }

    /// Registers a method of this object that is called when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        add(
            TraitObserver(traits) { object, _ in
                UIApplication.shared.sendAction(action, to: object, from: object, for: nil)
            })
    }

    /// Registers a method of a target that is called when one of some traits has changed; the target is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let holder = WeakTarget(object: target as AnyObject)
        return add(
            TraitObserver(traits) { object, _ in
                guard let target = holder.object else { return }
                UIApplication.shared.sendAction(action, to: target, from: object, for: nil)
            })
    }

    /// Ends the observation that a registration stands for.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.removeAll { $0 === registration }
    }

    private func add(_ observer: TraitObserver) -> any UITraitChangeRegistration {
        traitObservers = (traitObservers ?? []) + [observer]
        return observer
    }

    /// Calls the observers of traits that have changed.
    func notifyTraitObservers(_ previous: UITraitCollection) {
        guard let traitObservers else { return }
        let current = traitCollection
        for observer in traitObservers
        where observer.traits.contains(where: { !$0.isEqual(previous, current) }) {
            observer.handler(self, previous)
        }
    }
}
