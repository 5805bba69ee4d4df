package import Diagnostics
package import ScreenDocuments
package import YAML

/// Gives elements the values that an app's appearance has for their classes, where the file says nothing.
///
/// The values for a custom class come before those for the class it extends, and these before those for a
/// superclass; a bar's values for its style come before those for any. Source: documentation of `UIAppearance`.
struct AppearanceApplication {
    private let appearance: ProjectAppearance
    private let reader: AttributeReader
    /// The attributes of each rule, by the class of the element.
    private var attributes: [Key: [Attribute]] = [:]

    private struct Key: Hashable {
        var rule: Int
        var className: String
    }

    /// Creates a value for an appearance; the list receives what an element of a custom class cannot have.
    init(_ appearance: ProjectAppearance, problems: ProblemList) {
        self.appearance = appearance
        reader = AttributeReader(problems: problems)
    }

    /// Returns an element with the values for itself and its descendants.
    mutating func applied(to element: Element) -> Element {
        var element = element
        addBars(to: &element)
        // The ground of a loose view is no view of the app.
        if element.origin?.slot != "ground" { complete(&element) }
        for index in element.subviews.indices {
            element.subviews[index] = applied(to: element.subviews[index])
        }
        return element
    }

    /// Declares the bar of a container that a file leaves out, so that it has the values for bars.
    private func addBars(to element: inout Element) {
        let bars = [
            ("UINavigationController", "UINavigationBar"), ("UITabBarController", "UITabBar"),
        ]
        for (container, bar) in bars
        where ElementVocabulary.isKind(element.className, of: container) && hasRule(for: bar)
            && !element.subviews.contains(where: { ElementVocabulary.isKind($0.className, of: bar) })
        {
            element.subviews.insert(
                Element(id: "\(element.id)/\(bar)", className: bar, place: element.place), at: 0)
        }
    }

    private func hasRule(for className: String) -> Bool {
        appearance.rules.contains { ElementVocabulary.isKind(className, of: $0.className) }
    }

    private mutating func complete(_ element: inout Element) {
        let matching = appearance.rules.indices.compactMap { index in
            rank(of: appearance.rules[index], for: element).map { (index, $0) }
        }
        guard !matching.isEmpty else { return }
        // What comes later is added only where nothing came before.
        let plain = matching.sorted { $0.1 > $1.1 }
        for isOfStyle in [true, false] {
            for (index, _) in plain where (appearance.rules[index].barStyle != nil) == isOfStyle {
                add(index, to: &element)
            }
        }
    }

    /// How special a rule is among those for an element; nil if it does not apply.
    private func rank(of rule: ProjectAppearance.Rule, for element: Element) -> Int? {
        guard let rank = Self.rank(of: rule.className, for: element) else { return nil }
        guard let style = rule.barStyle else { return rank }
        return style == self.style(of: element) ? rank : nil
    }

    private static func rank(of className: String, for element: Element) -> Int? {
        if element.origin?.customClass == className { return .max }
        guard ElementVocabulary.isKind(element.className, of: className) else { return nil }
        var rank = 0, current = ElementVocabulary.elementClass(className)
        while let superclass = current?.superclass {
            rank += 1
            current = ElementVocabulary.elementClass(superclass)
        }
        return rank
    }

    /// The style of a bar: that of the file, or else of a rule for all bars of its class.
    private func style(of element: Element) -> Choices.BarStyle {
        let name = "barStyle"
        if case .choice(let text) = element.attributes.first(where: { $0.name == name })?.value {
            return Choices.BarStyle(rawValue: text) ?? .default
        }
        let entries = appearance.rules.filter {
            $0.barStyle == nil && Self.rank(of: $0.className, for: element) != nil
        }.flatMap(\.entries)
        let text = entries.first { $0.key == name }?.value.scalar?.text
        return text.flatMap(Choices.BarStyle.init(rawValue:)) ?? .default
    }

    private mutating func add(_ index: Int, to element: inout Element) {
        let key = Key(rule: index, className: element.className)
        let own = attributes[key] ?? reader.attributes(appearance.rules[index].entries, of: key.className)
        attributes[key] = own
        for attribute in own where !element.attributes.contains(where: { $0.name == attribute.name }) {
            element.attributes.append(attribute)
        }
    }
}

extension ScreenDocument {
    /// Returns the document with the appearance of an app.
    ///
    /// - Parameter appearance: the appearance; the document's own values take precedence, except for the tint color.
    /// - Returns: the document, and warnings about values that views of a custom class cannot have.
    package func applying(
        _ appearance: ProjectAppearance
    ) -> (document: ScreenDocument, diagnostics: [Diagnostic]) {
        guard !appearance.isEmpty else { return (self, []) }
        let problems = ProblemList()
        var application = AppearanceApplication(appearance, problems: problems)
        var document = self
        for index in document.scenes.indices {
            document.scenes[index].tintColor = appearance.tintColor ?? document.scenes[index].tintColor
            document.scenes[index].changeTrees { $0 = application.applied(to: $0) }
        }
        return (document, problems.diagnostics(file: file).map { $0.reported(in: .component) })
    }
}
