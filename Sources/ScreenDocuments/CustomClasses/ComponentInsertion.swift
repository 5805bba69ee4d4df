import Constraints
import Diagnostics

/// Replaces views of custom classes with the project's components for these classes.
///
/// A screen file, or a XIB file whose root view has the class itself, is merged into the view: its attributes
/// replace those of the view except for position and visibility, and its subviews and constraints are added.
/// The root view of a XIB file whose File's Owner has the class is added as a subview and constrained to all
/// four edges, as such classes do when they load it.
struct ComponentInsertion {
    /// The components by class.
    let components: [String: ScreenDocument]
    /// Receives the reports.
    let problems: ProblemList
    /// The classes that were drawn by a component.
    private(set) var used: Set<String> = []
    /// The variations of all components that were inserted.
    private(set) var variations: [TraitVariation] = []
    private var count = 0

    /// The attributes that are always taken from the view itself.
    private static let placing: Set<String> = [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits", "alpha", "autoresizingMask",
        "contentCompressionResistancePriority", "contentHuggingPriority", "frame", "isHidden", "isInstalled",
        "tag", "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Creates a value for some components.
    init(components: [String: ScreenDocument], problems: ProblemList) {
        self.components = components
        self.problems = problems
    }

    /// Returns an element with the components for itself and its descendants.
    ///
    /// - Parameters:
    ///   - element: a view.
    ///   - chain: the classes of the enclosing components, the outermost first.
    ///   - depth: the number of ancestors.
    /// - Returns: the view with the contents of its component.
    mutating func expanded(_ element: Element, chain: [String] = [], depth: Int = 1) -> Element {
        var element = element
        var inside = chain
        count += 1
        let own = element.subviews.count
        // A component is for the view of a controller, not for the controller.
        if let name = element.origin?.customClass, element.origin?.controllerID == nil,
            let component = component(name, for: element, chain, depth)
        {
            used.insert(name)
            element.origin?.hasComponent = true
            inside.append(name)
            put(component, into: &element, isOwned: component.isOwned(by: name))
        }
        for index in element.subviews.indices {
            let chain = index < own ? chain : inside
            element.subviews[index] = expanded(element.subviews[index], chain: chain, depth: depth + 1)
        }
        return element
    }

    private func component(
        _ name: String, for element: Element, _ chain: [String], _ depth: Int
    ) -> SceneDocument? {
        guard let scene = components[name]?.scenes.first else { return nil }
        if let start = chain.firstIndex(of: name) {
            let circle = (chain[start...] + [name]).joined(separator: " → ")
            problems.report(
                Diagnostic(
                    .projectComponent, "the component of \(name) contains itself: \(circle)",
                    at: element.place))
            return nil
        }
        guard depth < ScreenLimits.nestedViews, count < ScreenLimits.views else {
            problems.report(
                Diagnostic(
                    .projectComponent, "there are too many views for the component of \(name)",
                    at: element.place))
            return nil
        }
        return scene
    }

    private mutating func put(_ scene: SceneDocument, into element: inout Element, isOwned: Bool) {
        var ids = ComponentIDs(prefix: element.id)
        if !isOwned { ids.renamed[scene.root.id] = element.id }
        let root = ids.element(scene.root)
        variations += scene.variations.map(ids.variation)
        // The placeholder size of a view that was not drawn is replaced by the actual size.
        element.attributes.removeAll { $0.name == "intrinsicWidth" || $0.name == "intrinsicHeight" }
        if isOwned {
            element.constraints += ComponentInsertion.edges(of: root.id, in: element)
            element.subviews.append(root)
            return
        }
        if element.className == "UIView" { element.className = root.className }
        for attribute in root.attributes where !ComponentInsertion.placing.contains(attribute.name) {
            guard ElementVocabulary.attribute(attribute.name, of: element.className) != nil else { continue }
            element.attributes.replaceOrAppend(attribute)
        }
        element.subviews += root.subviews
        element.constraints += root.constraints
    }

    /// Returns constraints that pin a view to all four edges of its superview.
    private static func edges(of id: String, in element: Element) -> [ConstraintDeclaration] {
        let attributes: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
        return attributes.map { attribute in
            ConstraintDeclaration(
                rule: .linear(
                    .init(
                        first: .init(elementID: id, attribute: attribute), relation: .equal,
                        second: .init(elementID: element.id, attribute: attribute))),
                place: element.place)
        }
    }
}

extension SceneDocument {
    /// Whether the scene is the view of a XIB file owned by a class, not a view of the class itself.
    fileprivate func isOwned(by className: String) -> Bool {
        root.origin != nil && root.origin?.customClass != className
    }
}
