/// A connection of an object in an Interface Builder document.
package struct InterfaceConnection: Hashable, Sendable {
    /// The kinds of connections.
    package enum Kind: Hashable, Sendable {
        /// A property that refers to an object.
        case outlet
        /// A property that refers to several objects, in their order.
        case outletCollection
        /// A method that is called for an event of a control, such as `touchUpInside`; nil for the object's only
        /// event.
        case action(event: String?)
        /// A transition to another controller, or back to one.
        indirect case segue(Segue)
    }

    /// A segue of a storyboard.
    package struct Segue: Hashable, Sendable {
        /// The kind in the file, such as `show`, `presentation` or `unwind`.
        package var kind: String
        /// The identifier; nil for none.
        package var identifier: String?
        /// The class; nil for that of the kind.
        package var customClass: String?
        /// The method that an unwind segue goes back to.
        package var unwindAction: String?
        /// The name of the presentation style; nil for that of the destination.
        package var presentationStyle: String?
        /// The name of the transition style; nil for that of the destination.
        package var transitionStyle: String?
        /// Whether the segue is animated.
        package var isAnimated = true
        /// Whether the accessory of a cell triggers it.
        package var isAccessory = false
        /// The method that makes the controller; nil for none.
        package var creator: String?
        /// The directions of a popover's arrow by name.
        package var arrowDirections: [String] = []
        /// The object that a popover points to; nil for none.
        package var anchorID: String?

        /// Creates a segue of a kind.
        package init(kind: String) {
            self.kind = kind
        }
    }

    /// What the connection is.
    package var kind: Kind
    /// The property or the method; the id of a segue.
    package var name: String
    /// The id of the object that is referred to; of a segue, the id of the controller.
    package var destination: String

    /// Creates a connection to an object.
    package init(kind: Kind, name: String, destination: String) {
        self.kind = kind
        self.name = name
        self.destination = destination
    }
}

extension InterfaceConnection {
    /// Returns the connection with a prefix added to the ids of objects of its scene.
    package func prefixed(_ prefix: String) -> InterfaceConnection {
        var copy = self
        if case .segue(var segue) = kind {
            segue.anchorID = segue.anchorID.map { prefix + $0 }
            copy.kind = .segue(segue)
        } else {
            copy.destination = prefix + destination
        }
        return copy
    }
}
