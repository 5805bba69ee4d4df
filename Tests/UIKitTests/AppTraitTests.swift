import Testing

@testable import UIKitCore

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

extension UITraitCollection {
    fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: String {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Traits that an app defines.
@Suite struct AppTraitTests {
    @Test func aValueIsInheritedAndObserved() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        #expect(inner.traitCollection.theme == "plain")
        var before: [String] = []
        inner.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, previous) in
            before.append(previous.theme)
        }
        outer.traitOverrides.theme = "forest"
        #expect(inner.traitCollection.theme == "forest")
        #expect(before == ["plain"])
        // Another trait does not concern the observer.
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(before == ["plain"])
        #expect(outer.traitOverrides.contains(ThemeTrait.self))
        outer.traitOverrides.remove(ThemeTrait.self)
        #expect(inner.traitCollection.theme == "plain")
        #expect(before == ["plain", "forest"])
    }

    @Test func collectionsKeepValues() {
        let traits = UITraitCollection { $0.theme = "sea" }
        #expect(traits.theme == "sea")
        #expect(traits != UITraitCollection())
        #expect(traits.modifyingTraits { $0.userInterfaceStyle = .dark }.theme == "sea")
        let joined = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(joined.theme == "sea")
        #expect(joined[UITraitUserInterfaceStyle.self] == .dark)
    }
}
