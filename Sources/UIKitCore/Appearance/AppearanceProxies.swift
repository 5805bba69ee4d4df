/// The prototypes that `appearance()` returns, and their values for objects that are shown.
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

    /// Sets the values of prototypes on the views of a tree that is shown, where they have not set them themselves.
    func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        view.forEachView { apply(to: $0, inside: $0.superview) }
    }

    /// Gives an object that is shown what it has not set itself: first what was set for it inside of the most containers,
    /// then what was set for its own class before that of its superclasses.
    func apply(to object: NSObject, inside container: UIView?) {
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

/// A container of objects with an appearance.
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose appearance can be set for all objects of the class.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// Returns the prototype of the class: what is set on it is set on views as they enter a window, where they have not
    /// set it themselves.
    ///
    /// The prototype is made by `init(coder:)`. Properties that Apple marks for it take part, and fonts and colors of texts.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the prototype of the class for views inside of others.
    ///
    /// - Parameter containerTypes: The classes around the view, the innermost first.
    /// - Returns: The prototype.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        madePrototype(of: self, in: containerTypes) { Self(coder: InterfaceCoder()) }
    }

    /// Returns the prototype of the class; it is the same for all traits.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// Returns the prototype of the class for views inside of others; it is the same for all traits.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIAppearance where Self: UIBarItem {
    /// Returns the prototype of the class: what is set on it is set on items as a bar shows them, where they have not set it
    /// themselves.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the prototype of the class for items of bars.
    ///
    /// - Parameter containerTypes: The classes of the bar and of what is around it, the innermost first.
    /// - Returns: The prototype.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        madePrototype(of: self, in: containerTypes) { Self(coder: InterfaceCoder()) }
    }
}

/// Returns the prototype of a class; `init(coder:)` has to make one, as Apple's does without it.
private func madePrototype<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object?
) -> Object {
    let known = RenderContext.current[AppearanceProxies.self].prototype(
        of: type, in: containers.map { $0 as AnyClass }, make: make)
    guard let made = known as? Object ?? make() else {
        preconditionFailure("init(coder:) of \(type) makes no object for its appearance()")
    }
    return made
}
