import Diagnostics

/// Puts the components that a project has for its own classes where views of these classes stand.
///
/// A screen file, or a xib whose view is of the class itself, becomes the view: its attributes replace the view's
/// but for those that say where and whether it is there, and its subviews and constraints are added. Of a xib that
/// the class owns, the view is put inside, tied to all four edges, as such classes do when they load it.
struct ComponentGrafting {
    /// The components by class.
    let components: [String: ScreenDocument]
    /// Where reports go.
    let problems: ProblemList
    /// The classes that were drawn by a component.
    private(set) var used: Set<String> = []
    /// What changes by conditions, of all components that were put in.
    private(set) var variations: [TraitVariation] = []
    private var count = 0

    /// What the view's place in its own file decides.
    private static let placing: Set<String> = [
        "accessibilityIdentifier", "accessibilityLabel", "alpha", "autoresizingMask",
        "contentCompressionResistancePriority", "contentHuggingPriority", "frame", "isHidden", "isInstalled",
        "tag", "translatesAutoresizingMaskIntoConstraints",
    ]

    /// A grafting of some components.
    init(components: [String: ScreenDocument], problems: ProblemList) {
        self.components = components
        self.problems = problems
    }

    /// The element with components for itself and all inside.
    ///
    /// - Parameters:
    ///   - element: a view.
    ///   - chain: the classes whose components it stands in, the outermost first.
    ///   - depth: the views around it.
    /// - Returns: the view with what draws it.
    mutating func grafted(_ element: Element, chain: [String] = [], depth: Int = 1) -> Element {
        var element = element
        var inside = chain
        count += 1
        let own = element.subviews.count
        if let name = element.origin?.customClass, let component = component(name, for: element, chain, depth)
        {
            used.insert(name)
            inside.append(name)
            put(component, into: &element, isOwned: component.isOwned(by: name))
        }
        for index in element.subviews.indices {
            let chain = index < own ? chain : inside
            element.subviews[index] = grafted(element.subviews[index], chain: chain, depth: depth + 1)
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
                .warning("the component of \(name) contains itself: \(circle)", at: element.place))
            return nil
        }
        guard depth < ScreenLimits.nestedViews, count < ScreenLimits.views else {
            problems.report(
                .warning("there are too many views for the component of \(name)", at: element.place))
            return nil
        }
        return scene
    }

    private mutating func put(_ scene: SceneDocument, into element: inout Element, isOwned: Bool) {
        var ids = ComponentIDs(prefix: element.id)
        if !isOwned { ids.renamed[scene.root.id] = element.id }
        let root = ids.element(scene.root)
        variations += scene.variations.map(ids.variation)
        // What a designer writes for a view that is not drawn gives way to the size it has.
        element.attributes.removeAll { $0.name == "intrinsicWidth" || $0.name == "intrinsicHeight" }
        if isOwned {
            element.constraints += ComponentGrafting.edges(of: root.id, in: element)
            element.subviews.append(root)
            return
        }
        if element.className == "UIView" { element.className = root.className }
        for attribute in root.attributes where !ComponentGrafting.placing.contains(attribute.name) {
            guard ElementVocabulary.attribute(attribute.name, of: element.className) != nil else { continue }
            element.attributes.replaceOrAppend(attribute)
        }
        element.subviews += root.subviews
        element.constraints += root.constraints
    }

    /// Ties a view to all four edges of the one it lies in.
    private static func edges(of id: String, in element: Element) -> [ConstraintDeclaration] {
        let attributes: [ConstraintDeclaration.AttributeName] = [.leading, .trailing, .top, .bottom]
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
    /// Whether it is the view of a xib that a class owns, and not a view of the class itself.
    fileprivate func isOwned(by className: String) -> Bool {
        root.origin != nil && root.origin?.customClass != className
    }
}
