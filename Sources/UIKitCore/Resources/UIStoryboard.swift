import Diagnostics

/// A storyboard file, whose scenes become view controllers.
///
/// The classes in it are those of `RenderEnvironment.interfaceClasses`.
open class UIStoryboard: NSObject {
    /// The name of the file without its extension.
    package let name: String

    /// Creates a storyboard.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - storyboardBundleOrNil: Ignored: the file is searched in the folders of the screen.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Creates the initial view controller; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? { instantiate(nil, creator: nil) }

    /// Creates the initial view controller with a creator; nil if there is none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        instantiate(nil, creator: creator.map { make in { make($0) } }) as? ViewController
    }

    /// Creates the view controller of an identifier; an empty one, with a diagnostic, if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier, creator: nil) ?? UIViewController()
    }

    /// Creates the view controller of an identifier with a creator.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: Makes the controller from a coder; nil for the class in the storyboard.
    /// - Returns: The controller; where there is none, one made by the function or the class alone, with a diagnostic.
    ///   As on iOS, the program ends where that cannot be made either.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = instantiate(identifier, creator: creator.map { make in { make($0) } })
        if let found = made as? ViewController ?? creator?(InterfaceCoder()) { return found }
        if let made {
            RenderEnvironment.current.report(
                Diagnostic(
                    .interfaceMissing,
                    "the controller '\(identifier)' of '\(name)' is \(type(of: made)), not \(ViewController.self)",
                    hints: [
                        "list the class in the screen's classes: \"\(ViewController.self)\": \(ViewController.self).self"
                    ]))
        }
        guard let empty = ViewController(coder: InterfaceCoder()) else {
            preconditionFailure("the controller '\(identifier)' of '\(name)' cannot be made")
        }
        return empty
    }

    private func instantiate(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        guard let loader = RenderContext.current.interfaceLoader else {
            UIStoryboard.reportNoLoader("storyboard '\(name)'")
            return nil
        }
        return loader.controller(identifier, of: self, creator: creator)
    }

    static func reportNoLoader(_ what: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .interfaceMissing, "the \(what) cannot be read outside a render of a screen",
                hints: ["render the screen with Maquette"]))
    }
}

/// A nib file, whose views are made as often as they are needed.
open class UINib: NSObject {
    /// The name of the file without its extension.
    package let name: String

    /// Creates a nib.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - bundleOrNil: Ignored: the file is searched in the folders of the screen.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Makes the top-level objects, and connects the outlets of the owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
        -> [Any]
    {
        guard let loader = RenderContext.current.interfaceLoader else {
            UIStoryboard.reportNoLoader("nib '\(name)'")
            return []
        }
        if let objects = loader.objects(ofNib: name, owner: ownerOrNil as AnyObject?) { return objects }
        RenderEnvironment.current.report(
            Diagnostic(
                .interfaceMissing, "there is no nib '\(name)'",
                hints: ["name the folder of the file in the screen's interface folders"]))
        return []
    }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    /// Makes the top-level objects of a nib, and connects the outlets of the owner; nil if there is no such file.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}

extension UINib {
    /// Makes the view for collections in the nib; one that shows the nib's first view where there is none.
    func reusableView(frame: CGRect) -> UICollectionReusableView {
        let objects = instantiate(withOwner: nil)
        if let view = objects.lazy.compactMap({ $0 as? UICollectionReusableView }).first {
            view.frame = frame
            return view
        }
        let view = UICollectionReusableView(frame: frame)
        show(objects, in: view, of: "reusable view")
        return view
    }

    /// Shows the first view of the nib in a view of a list, whose class it does not have, as where code of its class is left
    /// out; reports it.
    ///
    /// Source: on a device a registered nib must have exactly one top-level object, of the list's class, or the program ends.
    func show(_ objects: [Any], in host: UIView, of kind: String) {
        guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .interfaceClass, "the nib '\(name)' has no \(kind), and \(type(of: view)) is shown in one",
                of: "\(type(of: view))",
                hints: ["give the top-level object of the nib the class that the list needs"]))
        // The view's own constraints specify the height of the cell, as those of a cell's contents do, or else the file.
        let height = view.heightAnchor.constraint(equalToConstant: view.frame.height)
        height.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            height,
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
    }
}
