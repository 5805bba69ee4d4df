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

    /// Makes the top-level objects of a nib.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - owner: The object that its connections to the File's Owner are made with.
    /// - Returns: The objects; nil if there is no such file.
    func objects(ofNib name: String, owner: AnyObject?) -> [AnyObject]?
}

/// The classes that storyboards and nibs may name, as in `["GuideViewController": GuideViewController.self]`.
///
/// Swift on Linux cannot find a class by its name. A class that is not listed is made as the class of UIKit that
/// it extends in the file.
public struct InterfaceClasses: ExpressibleByDictionaryLiteral {
    private var classes: [String: AnyClass]

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
    }

    /// Returns the list without some names.
    package func without(_ names: [String]) -> InterfaceClasses {
        InterfaceClasses(classes.filter { !names.contains($0.key) })
    }

    /// The class of a name.
    public subscript(_ name: String) -> AnyClass? { classes[name] }

    /// Whether a class is listed.
    package func contains(_ type: AnyClass) -> Bool { classes.values.contains { $0 == type } }

    /// The names.
    public var names: [String] { classes.keys.sorted() }
}

extension InterfaceClasses: @unchecked Sendable {}  // Types never change.

extension ApplicationState {
    /// What makes objects from storyboards and nibs in this render; nil where nothing reads files.
    package var interfaceLoader: (any InterfaceLoading)? {
        if let madeInterfaceLoader { return madeInterfaceLoader }
        madeInterfaceLoader = RenderEnvironment.current.makeInterfaceLoader?()
        return madeInterfaceLoader
    }
}
