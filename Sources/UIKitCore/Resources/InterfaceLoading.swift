/// Makes objects from storyboards and nibs; implemented by the module that reads their files.
package protocol InterfaceLoading: AnyObject {
    /// Makes a controller of a storyboard.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier; nil for the initial controller.
    ///   - storyboard: The storyboard.
    ///   - creator: Makes the controller; nil for the class in the storyboard.
    /// - Returns: The controller, whose view is made later; nil after a diagnostic.
    func controller(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?

    /// Whether there is a nib where they are searched.
    var hasNibs: Bool { get }

    /// Makes the top-level objects of a nib.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - owner: The object that its connections to the File's Owner are made with.
    /// - Returns: The objects; nil if there is no such file.
    func objects(ofNib name: String, owner: AnyObject?) -> [AnyObject]?

    /// Returns the global tint color of a storyboard.
    ///
    /// - Parameter name: The name of the file without its extension.
    /// - Returns: The color; nil if the storyboard has none, or there is no such file.
    func tintColor(ofStoryboard name: String) -> UIColor?
}

/// The classes that storyboards and nibs may name, as in `["GuideViewController": GuideViewController.self]`.
///
/// Swift on Linux cannot find a class by its name. A class that is not listed is made as the class of UIKit that
/// it extends in the file.
public struct InterfaceClasses: ExpressibleByDictionaryLiteral {
    private var classes: [String: AnyClass]
    /// Makes a controller of a class whose view is in a XIB file, by the name of the class. A class that is not
    /// listed, or for which nil is returned, is made by `init(coder:)`.
    public var nibOwners: [String: @Sendable () -> UIViewController?] = [:]
    /// Set values of objects of storyboards and nibs that other code would set, such as a model, where they are nil.
    /// Each is called with every object that is made, if `providesEmptyValues`.
    public var emptyValues: [@Sendable (AnyObject) -> Void] = []
    /// The closures that make values in place of those of code that is left out, by their type.
    public var valuesByType: [ObjectIdentifier: @Sendable () -> Any] = [:]
    /// Makes the delegates of scenes, by the name of their class.
    public var sceneDelegates: [String: @Sendable () -> (any UISceneDelegate)?] = [:]
    /// The previews of the sources, in their order.
    public var previews: [InterfacePreview] = []
    /// The methods of extensions of classes of UIKit, which selectors find in all objects of these.
    package var extensionMethods = ExtensionMethods()
    /// The names of the classes of which some code is left out.
    package var incompleteNames: Set<String> = []
    /// Whether objects are given empty values.
    package var providesEmptyValues = false
    /// The class of the app delegate, or else the type of the app; nil where there is none.
    public private(set) var applicationDelegateName: String?
    /// Shows what an app of SwiftUI shows when it is launched; nil for other apps.
    private(set) var startApp: (@Sendable () -> Void)?
    private var applicationDelegateMaker: (@Sendable () -> (any UIApplicationDelegate)?)?

    /// Creates the list of no classes.
    public init() { classes = [:] }

    /// Creates a list of classes by name.
    public init(_ classes: [String: AnyClass]) { self.classes = classes }

    /// Creates a list of classes by name.
    public init(dictionaryLiteral elements: (String, AnyClass)...) {
        classes = Dictionary(elements, uniquingKeysWith: { _, last in last })
    }

    /// Creates a list of the classes of several lists, of which a later one comes first.
    public init(merging lists: [InterfaceClasses]) {
        classes = lists.reduce(into: [:]) { all, list in all.merge(list.classes) { $1 } }
        nibOwners = lists.reduce(into: [:]) { all, list in all.merge(list.nibOwners) { $1 } }
        emptyValues = lists.flatMap(\.emptyValues)
        previews = lists.flatMap(\.previews)
        valuesByType = lists.reduce(into: [:]) { all, list in all.merge(list.valuesByType) { $1 } }
        sceneDelegates = lists.reduce(into: [:]) { all, list in all.merge(list.sceneDelegates) { $1 } }
        for list in lists { extensionMethods.add(list.extensionMethods) }
        let launching = lists.last { $0.applicationDelegateName != nil }
        applicationDelegateName = launching?.applicationDelegateName
        applicationDelegateMaker = launching?.applicationDelegateMaker
        startApp = lists.last { $0.startApp != nil }?.startApp
    }

    /// Sets how an app of SwiftUI is started, which need not have an app delegate.
    ///
    /// - Parameters:
    ///   - name: The name of its type.
    ///   - start: Shows what it shows when it is launched.
    public mutating func setApp(named name: String, start: @escaping @Sendable () -> Void) {
        startApp = start
        if applicationDelegateName == nil { setApplicationDelegate(named: name) { AppStarter() } }
    }

    /// Sets how the app delegate is made.
    ///
    /// - Parameters:
    ///   - name: The name of its class.
    ///   - make: Makes it; returns nil if it cannot be made.
    public mutating func setApplicationDelegate(
        named name: String, make: @escaping @Sendable () -> (any UIApplicationDelegate)?
    ) {
        applicationDelegateName = name
        applicationDelegateMaker = make
    }

    /// Notes the classes of an object that was made from a file, and sets empty values of it, if `providesEmptyValues`.
    package func prepare(_ object: AnyObject) {
        if !incompleteNames.isEmpty {
            let state = RenderContext.current[InterfaceObjects.self]
            var type: AnyClass? = Swift.type(of: object)
            while let current = type, state.madeClasses.insert(ObjectIdentifier(current)).inserted {
                type = _getSuperclass(current)
            }
        }
        guard providesEmptyValues else { return }
        for give in emptyValues { give(object) }
    }

    /// How deep given values may hold given values, which may hold one another. Chosen: what view models need.
    private static let givenDepthLimit = 6

    /// Sets empty values of an object that is itself the value of another, if `providesEmptyValues`.
    ///
    /// - Parameter value: The object.
    /// - Returns: The object.
    public static func prepared<Value>(_ value: Value) -> Value {
        given { RenderEnvironment.current.interfaceClasses.prepare(value as AnyObject) }
        return value
    }

    /// Returns a value in place of one of code that is left out.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value; nil if none of the type can be made.
    public static func emptyValue<Value>(of type: Value.Type) -> Value? {
        let make = RenderEnvironment.current.interfaceClasses.valuesByType[ObjectIdentifier(type)]
        return make.flatMap { make in given { make() } as? Value } ?? systemValue(of: type)
    }

    /// Runs a closure that makes a value, unless too many values are nested.
    @discardableResult
    private static func given<Result>(_ give: () -> Result?) -> Result? {
        let state = RenderContext.current[InterfaceObjects.self]
        guard state.givenDepth < givenDepthLimit else { return nil }
        state.givenDepth += 1
        defer { state.givenDepth -= 1 }
        return give()
    }

    /// Makes the app delegate; nil where the app has none.
    func makeApplicationDelegate() -> (any UIApplicationDelegate)? { applicationDelegateMaker?() }

    /// Makes a controller that no file declares, and prepares it as one of a file.
    ///
    /// - Parameter name: The name of its class.
    /// - Returns: The controller; nil if there is no such class, or it cannot be made without a file.
    package func makeController(named name: String) -> UIViewController? {
        let made =
            nibOwners[name]?() ?? (classes[name] as? UIViewController.Type)?.init(coder: InterfaceCoder())
        if let made { prepare(made) }
        return made
    }

    /// The names of the classes of controllers, sorted.
    package var controllerNames: [String] {
        classes.filter { $0.value is UIViewController.Type }.keys.sorted()
    }

    /// Makes the delegate of a scene.
    ///
    /// - Parameters:
    ///   - type: Its class; nil if code names none.
    ///   - name: The name of its class in the app's information property list.
    /// - Returns: The delegate; nil if there is no such class.
    func makeSceneDelegate(_ type: AnyClass?, named name: String?) -> (any UISceneDelegate)? {
        let names = type.map { type in sceneDelegates.keys.filter { classes[$0] == type } }
        return (names?.first ?? name).flatMap { sceneDelegates[$0]?() }
    }

    /// Returns the list without some names.
    package func without(_ names: [String]) -> InterfaceClasses {
        var rest = self
        for name in names {
            rest.classes[name] = nil
            rest.nibOwners[name] = nil
            rest.sceneDelegates[name] = nil
            guard rest.applicationDelegateName == name else { continue }
            rest.applicationDelegateName = nil
            rest.applicationDelegateMaker = nil
            rest.startApp = nil
        }
        return rest
    }

    /// The class of a name.
    public subscript(_ name: String) -> AnyClass? { classes[name] }

    /// Whether some code of a class is left out, so that what it returns need not be what the app would show.
    package func isIncomplete(_ type: AnyClass) -> Bool {
        incompleteNames.contains { classes[$0] == type }
    }

    /// Whether a class is listed.
    package func contains(_ type: AnyClass) -> Bool { classes.values.contains { $0 == type } }

    /// The names of the classes, in ascending order.
    public var names: [String] { classes.keys.sorted() }
}

extension InterfaceClasses: @unchecked Sendable {}  // Types never change.
