import ScreenDocuments
import XML

extension XMLElement {
    /// The connections of an object, in the order of the file.
    var interfaceConnections: [InterfaceConnection] {
        guard let list = child("connections") else { return [] }
        return list.children.compactMap(\.interfaceConnection)
    }

    private var interfaceConnection: InterfaceConnection? {
        guard let destination = self["destination"] else { return nil }
        switch name {
        case "outlet":
            return self["property"].map {
                InterfaceConnection(kind: .outlet, name: $0, destination: destination)
            }
        case "outletCollection":
            return self["property"].map {
                InterfaceConnection(kind: .outletCollection, name: $0, destination: destination)
            }
        case "action":
            return self["selector"].map {
                InterfaceConnection(
                    kind: .action(event: self["eventType"]), name: $0, destination: destination)
            }
        case "segue":
            guard let kind = self["kind"], kind != "relationship" else { return nil }
            return InterfaceConnection(
                kind: .segue(segue(ofKind: kind)), name: self["id"] ?? "", destination: destination)
        default: return nil
        }
    }

    private func segue(ofKind kind: String) -> InterfaceConnection.Segue {
        var segue = InterfaceConnection.Segue(kind: kind)
        segue.identifier = self["identifier"]
        segue.customClass = self["customClass"]
        segue.unwindAction = self["unwindAction"]
        segue.presentationStyle = self["modalPresentationStyle"]
        segue.transitionStyle = self["modalTransitionStyle"]
        segue.isAnimated = self["animates"] != "NO"
        segue.isAccessory = self["trigger"] == "accessoryAction"
        segue.creator = self["destinationCreationSelector"]
        segue.anchorID = self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"]
        if let directions = child(key: "popoverArrowDirection") {
            segue.arrowDirections = ["up", "down", "left", "right"].filter { directions.isYes($0) }
        }
        return segue
    }
}
