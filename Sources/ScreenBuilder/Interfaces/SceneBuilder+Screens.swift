import Diagnostics
import InterfaceFiles
import ScreenDocuments
import UIKitCore

// The segues of a storyboard's scene that is built as a whole, with its containers.
extension SceneBuilder {
    /// Keeps a controller for its segues. One that is not visible makes its view when it is shown.
    mutating func recordScreen(_ controller: UIViewController, _ element: Element) {
        guard let loader, let id = element.origin?.controllerID else { return }
        let path = element.place.file
        objects[element.id] = controller
        controller.interface.storyboard = loader.storyboard(atPath: path)
        let destinations = InterfaceDestinations { [weak loader] in
            loader?.controller(withID: $0, atPath: path, creator: $1)
        }
        controller.interface.segues = element.segues(destinations, classes)
        let hasContents = element.subviews.contains { $0.kind != .item }
        guard !hasContents, element.className == "UIViewController" else { return }
        controller.interface.makeView = { [weak controller, weak loader] in
            guard let controller, let inner = loader?.controller(withID: id, atPath: path) else { return }
            controller.view = UIView(frame: UIScreen.main.bounds)
            controller.addChild(inner)
            inner.view.frame = controller.view.bounds
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.view.translatesAutoresizingMaskIntoConstraints = true
            controller.view.addSubview(inner.view)
            inner.didMove(toParent: controller)
        }
    }

    /// Connects what triggers segues in a screen; with classes of the author, also outlets and actions.
    mutating func connectScreen() {
        guard let loader, scene == nil else { return }
        let hasClasses = !classes.names.isEmpty
        for entry in connected
        where hasClasses || entry.element.origin?.connections.contains(where: \.isSegue) == true {
            let path = entry.element.place.file
            let destinations = InterfaceDestinations { [weak loader] in
                loader?.controller(withID: $0, atPath: path, creator: $1)
            }
            let connector = InterfaceConnector(
                objects: objects.merging(views) { made, _ in made },
                constraints: hasClasses ? madeConstraints.byID : [:], destinations: destinations,
                classes: classes)
            if hasClasses { connector.setRuntimeAttributes(of: entry) }
            connector.connect(entry)
        }
        for entry in connected where hasClasses && entry.element.origin?.customClass != nil {
            (entry.object as? UIResponder)?.awakeFromNib()
        }
        connected = []
    }
}

extension InterfaceConnection {
    /// Whether it is a segue.
    fileprivate var isSegue: Bool { if case .segue = kind { true } else { false } }
}
