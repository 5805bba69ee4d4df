import Scene

extension UIResponder {
    /// The accessibility properties that are set for the object; nil for none.
    ///
    /// - Parameter asksCode: Whether getters that a subclass overrides are called, whose values count as set.
    /// - Returns: The values.
    func nodeAccessibility(asksCode: Bool) -> NodeAccessibility? {
        guard asksCode else {
            return ownAccessibility.flatMap {
                NodeAccessibility(
                    label: $0.label?.string, identifier: $0.identifier, traits: ($0.traits ?? .none).names)
            }
        }
        let label = accessibilityLabel, identifier = accessibilityIdentifier, traits = accessibilityTraits
        guard label != nil || identifier != nil || traits != defaultAccessibilityTraits else { return nil }
        return NodeAccessibility(
            label: label, identifier: identifier,
            traits: traits == defaultAccessibilityTraits ? [] : traits.names)
    }
}

extension UIAccessibilityTraits {
    private static let known: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
        (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits in the order of their bits; those without a name as one hexadecimal number.
    var names: [String] {
        var left = self, names: [String] = []
        for (trait, name) in UIAccessibilityTraits.known where left.remove(trait) != nil {
            names.append(name)
        }
        return names + (left.isEmpty ? [] : ["0x" + String(left.rawValue, radix: 16)])
    }
}
