import Diagnostics
import InterfaceFiles
import ScreenDocuments
import UIKitCore

/// Where the segues of a scene lead.
struct InterfaceDestinations {
    /// Makes a controller by its id: by a function, or else of the class in the storyboard.
    let make: (String, ((NSCoder) -> UIViewController?)?) -> UIViewController?

    init(_ make: @escaping (String, ((NSCoder) -> UIViewController?)?) -> UIViewController?) {
        self.make = make
    }

    /// Makes the controller that a segue leads to: by the method of `@IBSegueAction` that it names, or else of the class
    /// in the storyboard.
    ///
    /// - Parameters:
    ///   - id: The id of the controller.
    ///   - segue: The segue.
    ///   - source: The controller that the segue starts from, which has the method.
    ///   - sender: What started the segue; nil for an embedded controller.
    /// - Returns: The controller; nil if there is none of the id.
    func make(
        _ id: String, for segue: InterfaceConnection.Segue, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        guard let name = segue.creator, let source = source as? any InterfaceBuilderConnectable else {
            return make(id, nil)
        }
        return make(id) { coder in
            var controller: UIViewController?
            let isCalled = source.performSegueAction(
                Selector(name), coder: coder, sender: sender, segueIdentifier: segue.identifier,
                controller: &controller)
            if !isCalled {
                RenderEnvironment.current.report(
                    Diagnostic(
                        .segueCreator, "\(type(of: source)) has no method '\(name)' for its segue", of: name,
                        hints: ["answer for the name in performSegueAction"]))
            }
            return controller
        }
    }
}

extension Element {
    /// The segues of the controller and of everything in its scene, in the order of the file.
    func segues(_ destinations: InterfaceDestinations, _ classes: InterfaceClasses) -> [SegueTemplate] {
        var templates: [SegueTemplate] = []
        appendSegues(to: &templates, destinations, classes)
        return templates
    }

    private func appendSegues(
        to templates: inout [SegueTemplate], _ destinations: InterfaceDestinations,
        _ classes: InterfaceClasses
    ) {
        for connection in origin?.connections ?? [] {
            if let template = SegueTemplate(connection, destinations, classes) { templates.append(template) }
        }
        for part in subviews where part.kind != .controller {
            part.appendSegues(to: &templates, destinations, classes)
        }
    }

    /// The connections of an element of the tree.
    func connections(ofElement id: String) -> [InterfaceConnection] {
        if self.id == id { return origin?.connections ?? [] }
        for part in subviews {
            let found = part.connections(ofElement: id)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension SegueTemplate {
    /// Creates the template of a segue connection; nil for other connections and for embedding.
    init?(
        _ connection: InterfaceConnection, _ destinations: InterfaceDestinations, _ classes: InterfaceClasses
    ) {
        guard case .segue(let segue) = connection.kind, let kind = SegueTemplate.kind(of: segue) else {
            return nil
        }
        self.init(id: connection.name, kind: kind)
        identifier = segue.identifier
        segueClass = segue.customClass.flatMap { classes[$0] } as? UIStoryboardSegue.Type
        presentationStyle = segue.presentationStyle.flatMap { SegueTemplate.presentationStyles[$0] }
        transitionStyle = segue.transitionStyle.flatMap { SegueTemplate.transitionStyles[$0] }
        isAnimated = segue.isAnimated
        if !segue.arrowDirections.isEmpty {
            let all: [String: UIPopoverArrowDirection] = [
                "up": .up, "down": .down, "left": .left, "right": .right,
            ]
            arrowDirections = segue.arrowDirections.reduce(into: []) { $0.formUnion(all[$1] ?? []) }
        }
        let id = connection.destination
        makeDestination = { source, sender in
            destinations.make(id, for: segue, from: source, sender: sender)
        }
    }

    private static func kind(of segue: InterfaceConnection.Segue) -> Kind? {
        switch segue.kind {
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal": .present
        case "popoverPresentation", "popover": .popover
        case "custom": .custom
        case "unwind": segue.unwindAction.map { .unwind(Selector($0)) }
        default: nil
        }
    }

    /// Source: the values of `modalPresentationStyle` in files that Xcode saved.
    private static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    /// Source: the values of `modalTransitionStyle` in files that Xcode saved.
    private static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
