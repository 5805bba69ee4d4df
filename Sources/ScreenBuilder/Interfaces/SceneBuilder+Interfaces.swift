import Diagnostics
import InterfaceFiles
import PlaceholderViews
import ScreenDocuments
import UIKitCore

// Controllers and views of storyboards and nibs that code asks for.
extension SceneBuilder {
    /// Makes a controller, whose children are made now and whose view later.
    ///
    /// - Parameters:
    ///   - scene: The scene of the controller.
    ///   - storyboard: The storyboard that the scene is in.
    ///   - creator: Makes the controller; nil for the class in the storyboard.
    ///   - other: Makes another controller of the storyboard by its id, by a function or of its class.
    /// - Returns: The controller.
    mutating func makeController(
        of scene: InterfaceScene, storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?,
        other: @escaping (String, ((NSCoder) -> UIViewController?)?) -> UIViewController?
    ) -> UIViewController {
        let element = scene.controller
        let made =
            creator.flatMap { $0(InterfaceCoder()) } ?? makeObject(element) as? UIViewController
            ?? UIViewController()
        controller = made
        record(made, element)
        var rootElement: Element?
        var tools: [UIBarButtonItem] = []
        for part in element.subviews {
            if part.kind == .item {
                configure(made, part, &tools)
            } else if part.origin?.slot == "view" {
                rootElement = part
            } else {
                take(part, into: made)
            }
        }
        if !tools.isEmpty { made.toolbarItems = tools }
        finish()
        applyAttributes(of: element, to: made)
        made.interface.storyboard = storyboard
        let destinations = InterfaceDestinations(other)
        self.scene = BuiltScene(scene: scene, destinations: destinations)
        made.interface.segues = element.segues(destinations, classes)
        fill(made, with: scene.children.compactMap { other($0, nil) }, of: element)
        if let rootElement {
            let builder = self
            made.interface.makeView = { [unowned made] in
                var builder = builder
                builder.makeView(of: made, from: rootElement, scene, destinations)
            }
        } else {
            connect(scene, to: destinations)
        }
        made.awakeFromNib()
        return made
    }

    /// Makes the root view of a controller, the controllers in its container views, and all connections.
    private mutating func makeView(
        of controller: UIViewController, from element: Element, _ scene: InterfaceScene,
        _ destinations: InterfaceDestinations
    ) {
        self.controller = controller
        let root = makeRoot(element, size: element.origin?.designSize.map { CGSize($0) })
        if let frame = element.origin?.savedFrame { root.frame.origin = CGRect(frame).origin }
        root.autoresizingMask = element.rootMask
        controller.view = root
        finish()
        installConstraints()
        for (id, host) in views.sorted(by: { $0.key < $1.key }) {
            guard let childID = scene.embeds[id], host.superview != nil else { continue }
            let segue = scene.embedSegue(ofElement: id)
            let made = segue.map { destinations.make(childID, for: $0, from: controller, sender: nil) }
            guard let child = made ?? destinations.make(childID, nil) else { continue }
            embed(child, in: host, of: controller, identifier: segue?.identifier)
        }
        connect(scene, to: destinations)
    }

    private func embed(
        _ child: UIViewController, in host: UIView, of parent: UIViewController, identifier: String?
    ) {
        parent.prepare(
            for: UIStoryboardSegue(identifier: identifier, source: parent, destination: child), sender: nil)
        parent.addChild(child)
        child.view.frame = host.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        host.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// Makes the top-level views of a nib, and connects the outlets of the owner.
    ///
    /// The views have the frames and the autoresizing masks that the file saved: an owner adds its contents as a subview
    /// that follows its size by the mask.
    mutating func makeObjects(of scene: InterfaceScene, owner: AnyObject?) -> [AnyObject] {
        var made: [AnyObject] = []
        controller = owner as? UIViewController
        hasCode = true
        for part in scene.controller.subviews {
            let view: UIView
            if part.className == "UITableViewCell", let cell = makeCell(part) {
                view = cell
            } else if mayBeReusable(part), let reusable = makeReusable(part) {
                view = reusable
            } else {
                view = makeView(part)
                view.frame =
                    part.origin?.savedFrame.map { CGRect($0) }
                    ?? CGRect(origin: .zero, size: UIScreen.main.bounds.size)
                enqueue(parts(of: part, view), in: part, view)
            }
            view.autoresizingMask = part.rootMask
            view.translatesAutoresizingMaskIntoConstraints = part.origin?.isConstrainedRoot != true
            made.append(view)
        }
        finish()
        installConstraints()
        if let owner {
            // A view that owns a nib is not among the views of the file, and a target and a delegate like any owner.
            objects[scene.controller.id] = owner
            record(owner, scene.controller)
        }
        connect(scene, to: InterfaceDestinations { _, _ in nil })
        return made
    }

    /// Whether an element is made as a view for collections; the object of another is made once alone.
    private func mayBeReusable(_ element: Element) -> Bool {
        guard element.className == "UIView" else { return true }
        return element.origin?.customClass.flatMap { classes[$0] } is UICollectionReusableView.Type
    }

    // MARK: Prototypes

    /// Whether the cells in tables are prototypes for the code of the author.
    var registersPrototypes: Bool {
        guard loader != nil, let controller else { return false }
        return classes.contains(type(of: controller))
    }

    /// Registers a cell as a prototype; returns false for other elements.
    func registerPrototype(_ element: Element, in table: UITableView) -> Bool {
        guard element.className == "UITableViewCell" else { return false }
        let builder = self
        let make = {
            var builder = builder.detached
            let cell = builder.makeCell(element) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            builder.finishPrototype()
            return cell
        }
        table.register(cellsWithIdentifier: element.reuseIdentifier ?? "", factory: make)
        if mayStandForCode(element, &table.prototypes, isFirst: table.prototypesWithoutRows.isEmpty) {
            table.prototypesWithoutRows.append(make)
        }
        return true
    }

    /// Registers a cell as a prototype; returns false for other elements.
    func registerPrototype(_ element: Element, in collection: UICollectionView) -> Bool {
        guard element.className == "UICollectionViewCell" else { return false }
        let builder = self, identifier = element.reuseIdentifier ?? ""
        let make = { (frame: CGRect) in
            var builder = builder.detached
            let cell = builder.makeReusable(element) ?? UICollectionViewCell(frame: frame)
            builder.finishPrototype()
            cell.frame = frame
            return cell
        }
        collection.register(cellsWithIdentifier: identifier, factory: make)
        if mayStandForCode(
            element, &collection.prototypes, isFirst: collection.prototypesWithoutItems.isEmpty)
        {
            collection.prototypesWithoutItems.append { make($0) as? UICollectionViewCell }
        }
        return true
    }

    /// Whether a prototype may be shown in place of cells of code, if some of the app's code is left out; notes whether it is
    /// of a class that needs it.
    private func mayStandForCode(
        _ cell: Element, _ prototypes: inout ListPrototypes, isFirst: Bool
    ) -> Bool {
        guard !classes.incompleteNames.isEmpty, !cell.isEmptyCell else { return false }
        if isFirst {
            prototypes.isCodeLeftOut = controller.map { classes.isIncomplete(type(of: $0)) } ?? false
        }
        if let name = cell.origin?.customClass {
            let type = classes[name] as? UIView.Type
            if type.map(classes.isIncomplete) ?? true { prototypes.isCodeLeftOut = true }
        }
        return true
    }

    /// A builder for views that are made later: it knows the controller only.
    private var detached: SceneBuilder { makeLater(for: controller) }

    /// Returns what makes a builder for views that are made later, and keeps no view alive.
    func builderOfLaterViews() -> () -> SceneBuilder {
        var builder = makeLater(for: nil)
        builder.scene = scene
        return { [weak controller] in builder.makeLater(for: controller) }
    }

    private func makeLater(for controller: UIViewController?) -> SceneBuilder {
        var builder = loader.map { SceneBuilder(loader: $0, classes: classes) } ?? SceneBuilder()
        builder.hasCode = hasCode
        builder.isOfOlderLook = isOfOlderLook
        builder.rowText = rowText
        builder.controller = controller
        builder.scene = scene
        if let scene, let controller { builder.objects[scene.scene.controller.id] = controller }
        return builder
    }

    mutating func finishPrototype() {
        finish()
        installConstraints()
        if let scene { connect(scene.scene, to: scene.destinations) } else { connectScreen() }
    }

    // MARK: Objects

    /// Makes the object of an element, of the class of the author where it is listed.
    func makeObject(_ element: Element) -> AnyObject? {
        if let substitute = substitute(for: element) { return substitute }
        let plain = plainObject(element)
        guard canvas == nil, let name = element.origin?.customClass, let loader else { return plain }
        guard let type = classes[name] else {
            // A file without any classes of the author is shown as it is.
            if !classes.names.isEmpty { loader.reportUnknownClass(name, for: element) }
            return plain
        }
        let coder = InterfaceCoder(like: plain)
        coder.frame = element.origin?.savedFrame.map { CGRect($0) }
        let made: AnyObject? =
            (type as? UIView.Type)?.init(coder: coder) ?? (type as? UIViewController.Type)?.init(coder: coder)
            ?? (type as? UIBarButtonItem.Type)?.init(coder: coder)
        guard let made, let plain, (made as? NSObject)?.isKind(of: Swift.type(of: plain)) == true else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .interfaceClass, "\(name) cannot be made as \(element.className), which is used",
                    of: name,
                    at: element.place, hints: ["derive the class from \(element.className)"]))
            return plain
        }
        copyContents(of: plain, to: made)
        classes.prepare(made)
        return made
    }

    /// Returns what shows a view of a class whose code is not there: a placeholder or an outline; nil for neither.
    private func substitute(for element: Element) -> UIView? {
        guard canvas == nil, let origin = element.origin, let name = origin.customClass, classes[name] == nil
        else { return nil }
        if origin.isOutlined { return OutlineView(of: name) }
        return PlaceholderTable.placeholder(for: element).map {
            PlaceholderView($0, for: name, at: element.place)
        }
    }

    private func plainObject(_ element: Element) -> AnyObject? {
        guard loader != nil, canvas == nil else { return ElementTable.row(element.className)?.make(element) }
        switch element.origin?.tag {
        case "tableViewController": return UITableViewController()
        case "collectionViewController": return UICollectionViewController(nibName: nil, bundle: nil)
        default: return ElementTable.row(element.className)?.make(element)
        }
    }

    /// Copies what the table of elements sets where it makes an object.
    private func copyContents(of plain: AnyObject, to made: AnyObject) {
        switch (plain, made) {
        case (let plain as UIButton, let made as UIButton): made.configuration = plain.configuration
        case (let plain as UITableViewCell, let made as UITableViewCell):
            made.contentConfiguration = plain.contentConfiguration
        case (let plain as UICollectionViewCell, let made as UICollectionViewCell):
            made.contentConfiguration = plain.contentConfiguration
        default: break
        }
    }

    // MARK: Connections

    /// Keeps an object for connections.
    mutating func record(_ object: AnyObject, _ element: Element) {
        guard canvas == nil, loader != nil, let origin = element.origin else { return }
        if !(object is UIView) { objects[element.id] = object }
        guard !origin.connections.isEmpty || origin.customClass != nil else { return }
        connected.append(ConnectedObject(object: object, element: element, controller: controller))
    }

    /// Whether the runtime attributes of an object are set once all objects are made, by the properties that its class
    /// lists.
    func setsRuntimeAttributes(of object: AnyObject, _ element: Element) -> Bool {
        canvas == nil && loader != nil && !classes.names.isEmpty && element.origin?.customClass != nil
            && object is any InterfaceBuilderConnectable
    }

    private mutating func connect(_ scene: InterfaceScene, to destinations: InterfaceDestinations) {
        var connector = InterfaceConnector(
            objects: objects.merging(views) { made, _ in made }, constraints: madeConstraints.byID,
            destinations: destinations, classes: classes)
        connector.addObjects(of: scene)
        for entry in connected { connector.setRuntimeAttributes(of: entry) }
        for entry in connected { connector.connect(entry) }
        for entry in connected where entry.object !== controller && entry.element.origin?.customClass != nil {
            (entry.object as? UIResponder)?.awakeFromNib()
        }
        connected = []
    }
}

/// A scene that is built for code.
struct BuiltScene {
    var scene: InterfaceScene
    var destinations: InterfaceDestinations
}

/// An object with connections.
struct ConnectedObject {
    var object: AnyObject
    var element: Element
    /// The controller whose scene it is in.
    var controller: UIViewController?
}

/// The constraints that were made, by the id of their declaration.
final class MadeConstraints {
    var byID: [String: NSLayoutConstraint] = [:]
}

extension InterfaceCoder {
    /// Creates a coder with what can be set only when an object is made.
    fileprivate convenience init(like object: AnyObject?) {
        self.init()
        switch object {
        case let cell as UITableViewCell:
            cellStyle = cell.style
            reuseIdentifier = cell.reuseIdentifier
        case let table as UITableView: tableStyle = table.style
        case let button as UIButton: buttonType = button.buttonType
        case let pages as UIPageViewController:
            pageTransition = pages.transitionStyle
            pageOrientation = pages.navigationOrientation
        default: break
        }
    }
}

extension Element {
    /// The autoresizing mask that the file saved for a root view.
    fileprivate var rootMask: UIView.AutoresizingMask {
        (origin?.rootMask ?? []).compactMap(Choices.Autoresizing.init(rawValue:))
            .reduce(into: []) { $0.formUnion($1.converted) }
    }

    /// Whether the cells of a table are its rows.
    var isStatic: Bool { origin?.hasStaticContent ?? false }

    /// The identifier of a cell.
    fileprivate var reuseIdentifier: String? {
        if case .text(let text)? = value("reuseIdentifier") { text } else { nil }
    }
}

extension InterfaceScene {
    /// Returns the segue that embeds a controller in a container view.
    fileprivate func embedSegue(ofElement id: String) -> InterfaceConnection.Segue? {
        controller.connections(ofElement: id).lazy.compactMap { connection in
            if case .segue(let segue) = connection.kind, segue.kind == "embed" { segue } else { nil }
        }.first
    }
}
