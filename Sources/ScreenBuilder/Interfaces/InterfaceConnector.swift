import Diagnostics
import InterfaceFiles
import ScreenDocuments
import UIKitCore

/// Connects the objects of a scene: outlets, actions, segues, gesture recognizers.
struct InterfaceConnector {
    /// The objects by id.
    var objects: [String: AnyObject]
    /// The constraints by id.
    let constraints: [String: NSLayoutConstraint]
    /// Where segues lead.
    let destinations: InterfaceDestinations
    /// The classes of the author.
    let classes: InterfaceClasses
    /// The ids that stand for the first responder.
    private var firstResponders: Set<String> = []
    private var gestures: [(recognizer: UIGestureRecognizer, object: InterfaceObject)] = []

    init(
        objects: [String: AnyObject], constraints: [String: NSLayoutConstraint],
        destinations: InterfaceDestinations, classes: InterfaceClasses
    ) {
        self.objects = objects
        self.constraints = constraints
        self.destinations = destinations
        self.classes = classes
    }

    /// Makes the objects of a scene that are neither controllers nor views.
    mutating func addObjects(of scene: InterfaceScene) {
        for object in scene.objects {
            if object.isFirstResponder {
                firstResponders.insert(object.id)
            } else if let recognizer = object.makeGestureRecognizer() {
                objects[object.id] = recognizer
                gestures.append((recognizer, object))
            } else if let name = object.customClass, object.tag == "customObject" {
                RenderEnvironment.current.report(
                    Diagnostic(
                        .interfaceClass, "the object of class \(name) is not made", of: name,
                        at: scene.controller.place,
                        hints: ["make the object in awakeFromNib or viewDidLoad of the controller"]))
            }
        }
        let controller = objects[scene.controller.id] as? UIViewController
        for (recognizer, object) in gestures {
            for connection in object.connections {
                connect(
                    recognizer, connection, of: controller, name: object.tag, place: scene.controller.place)
            }
        }
    }

    /// Makes the connections of an object: outlets, then actions, then segues, since a control's action comes before
    /// its segue.
    func connect(_ entry: ConnectedObject) {
        let connections = entry.element.origin?.connections ?? []
        connectCollections(entry, connections)
        for pass in 0..<3 {
            for connection in connections where connection.pass == pass {
                connect(
                    entry.object, connection, of: entry.controller, name: entry.element.className,
                    place: entry.element.place)
            }
        }
    }

    private func object(_ id: String) -> AnyObject? { objects[id] ?? constraints[id] }

    private func connect(
        _ object: AnyObject, _ connection: InterfaceConnection, of controller: UIViewController?,
        name: String,
        place: Place
    ) {
        switch connection.kind {
        case .outlet:
            guard let target = self.object(connection.destination) else { return }
            setOutlet(connection.name, of: object, to: target, place)
        case .outletCollection: break
        case .action(let event):
            let isFirst = firstResponders.contains(connection.destination)
            let target = self.object(connection.destination)
            let action = Selector(connection.name)
            let isKnown =
                target is any InterfaceBuilderConnectable || target.map(action.isExtensionMethod) ?? false
            guard isFirst || isKnown else { return }
            connectAction(action, of: object, to: isFirst ? nil : target, event: event)
        case .segue(let segue):
            guard let controller, object !== controller,
                var template = SegueTemplate(connection, destinations, classes)
            else { return }
            template.anchor = segue.anchorID.flatMap(self.object) ?? object
            connectSegue(template, of: object, from: controller, isAccessory: segue.isAccessory)
        }
    }

    /// Sets the collections of an object, each once with all its objects.
    private func connectCollections(_ entry: ConnectedObject, _ connections: [InterfaceConnection]) {
        var names: [String] = []
        for connection in connections where connection.kind == .outletCollection {
            if !names.contains(connection.name) { names.append(connection.name) }
        }
        for name in names {
            let members = connections.filter { $0.kind == .outletCollection && $0.name == name }
                .compactMap { object($0.destination) }
            if name == "gestureRecognizers", let view = entry.object as? UIView {
                for case let recognizer as UIGestureRecognizer in members {
                    view.addGestureRecognizer(recognizer)
                }
            } else {
                setOutlet(name, of: entry.object, to: members, entry.element.place)
            }
        }
    }

    private func setOutlet(_ name: String, of object: AnyObject, to value: Any, _ place: Place) {
        if setSystemOutlet(name, of: object, to: value) { return }
        if let connectable = object as? any InterfaceBuilderConnectable {
            guard !connectable.setOutlet(name, to: value) else { return }
        } else if String(describing: type(of: object)).hasPrefix("UI") {
            return
        }
        let owner = String(describing: type(of: object))
        let kind = value is [AnyObject] ? "[UIView]" : String(describing: type(of: value))
        RenderEnvironment.current.report(
            Diagnostic(
                .interfaceOutlet, "\(owner) has no outlet '\(name)' for a \(kind)", of: "\(owner).\(name)",
                at: place,
                hints: [
                    "add to setOutlet of \(owner): case \"\(name)\": \(name) = object as? \(kind); "
                        + "return \(name) != nil"
                ]))
    }
}

extension InterfaceConnection {
    /// The order in which connections are made.
    fileprivate var pass: Int {
        switch kind {
        case .outlet, .outletCollection: 0
        case .action: 1
        case .segue: 2
        }
    }
}
