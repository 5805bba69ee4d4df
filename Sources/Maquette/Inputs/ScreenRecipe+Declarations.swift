import Goldens
import ScreenBuilder
import ScreenDocuments

extension ScreenRecipe {
    /// Returns what lists all values that the document declares for the views of a screen; nil for a screen written
    /// in Swift.
    func declarations(in variant: Variant) -> (@Sendable () -> [GoldenDeclaration])? {
        guard case .scene(let scene, _) = content else { return nil }
        return {
            let scene = scene.resolved(for: canvas?.traits ?? variant.layoutTraits)
            var found: [GoldenDeclaration] = []
            (scene.screen ?? scene.root).list(in: &found)
            return found
        }
    }
}

extension Element {
    /// The length of a value's text from which on it is cut.
    ///
    /// Chosen: longer values are data rather than text, and are not read in a message.
    private static let valueLimit = 400

    /// Appends the values of this element and its descendants.
    fileprivate func list(in found: inout [GoldenDeclaration]) {
        func add(_ attribute: String, _ value: String, _ place: Place) {
            found.append(
                GoldenDeclaration(
                    view: id, attribute: attribute, value: String(value.prefix(Element.valueLimit)),
                    file: place.file, line: place.line))
        }
        for attribute in attributes { add(attribute.name, "\(attribute.value)", attribute.place) }
        for constraint in constraints { add("constraint", "\(constraint)", constraint.place) }
        for subview in subviews { subview.list(in: &found) }
    }
}
