/// A container of objects with an appearance.
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose appearance can be set for all objects of the class.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// `appearance()` of views: a recorder of values and calls, or an object of the class where code needs one.
extension UIAppearance where Self: UIView {
    /// Returns what records the values of all views of the class: they are set on views as they enter a window, where they
    /// have not set them themselves.
    ///
    /// No view is made for a class of the app.
    public static func appearance() -> AppearanceProxy<Self> { AppearanceProxy(containers: []) }

    /// Returns what records the values of views of the class inside of others.
    ///
    /// - Parameter containerTypes: The classes around the view, the innermost first.
    /// - Returns: The proxy.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> { AppearanceProxy(containers: containerTypes) }

    /// Returns what records the values of all views of the class; it is the same for all traits.
    public static func appearance(for trait: UITraitCollection) -> AppearanceProxy<Self> { appearance() }

    /// Returns what records the values of views of the class inside of others; it is the same for all traits.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> { appearance(whenContainedInInstancesOf: containerTypes) }

    /// Returns the prototype of the class, for code that passes it on as a view of the class: properties that Apple marks for
    /// it take part, and fonts and colors of texts.
    ///
    /// The prototype is made by `init(coder:)`.
    @_disfavoredOverload
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the prototype of the class for views inside of others, made by `init(coder:)`.
    ///
    /// - Parameter containerTypes: The classes around the view, the innermost first.
    /// - Returns: The prototype.
    @_disfavoredOverload
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        madePrototype(of: self, in: containerTypes.map { $0 as AnyClass }) { Self(coder: InterfaceCoder()) }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// Returns what records the values of all items of the class: they are set on items as a bar shows them, where they have
    /// not set them themselves.
    public static func appearance() -> AppearanceProxy<Self> { AppearanceProxy(containers: []) }

    /// Returns what records the values of items of bars.
    ///
    /// - Parameter containerTypes: The classes of the bar and of what is around it, the innermost first.
    /// - Returns: The proxy.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> { AppearanceProxy(containers: containerTypes) }

    /// Returns the prototype of the class, for code that passes it on as an item.
    @_disfavoredOverload
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the prototype of the class for items of bars, made by `init(coder:)`.
    ///
    /// - Parameter containerTypes: The classes of the bar and of what is around it, the innermost first.
    /// - Returns: The prototype.
    @_disfavoredOverload
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        madePrototype(of: self, in: containerTypes.map { $0 as AnyClass }) { Self(coder: InterfaceCoder()) }
    }
}

/// Returns the prototype of a class, which `init(coder:)` makes.
func madePrototype<Object: NSObject>(
    of type: Object.Type, in containers: [AnyClass], make: () -> Object?
) -> Object {
    let known = RenderContext.current[AppearanceProxies.self].prototype(of: type, in: containers, make: make)
    guard let made = known as? Object ?? make() else {
        preconditionFailure("init(coder:) of \(type) makes no object for its appearance()")
    }
    return made
}
