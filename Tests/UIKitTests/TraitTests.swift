import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Trait collections, and the order in which overrides apply.
@Suite struct TraitTests {
    @Test func aCollectionSpecifiesWhatItWasMadeFrom() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        #expect(compact.horizontalSizeClass == .compact)
        #expect(compact.verticalSizeClass == .unspecified)
        #expect(compact.userInterfaceStyle == .unspecified)
        #expect(compact.displayScale == 0)
        let both = UITraitCollection(traitsFrom: [
            compact, UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(both.horizontalSizeClass == .regular)
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!both.containsTraits(in: compact))
        #expect(both.containsTraits(in: UITraitCollection()))
        #expect(both.hasDifferentColorAppearance(comparedTo: compact))
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }

    @Test func actionsMayRunWithOtherTraits() {
        var style = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            style = UITraitCollection.current.userInterfaceStyle
        }
        #expect(style == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    /// Source: `minimumContentSizeCategory` and `maximumContentSizeCategory` (Apple's documentation).
    @Test func aViewLimitsTheTextSizeOfAllInside() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        outer.maximumContentSizeCategory = .medium
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        inner.minimumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .medium)
        outer.maximumContentSizeCategory = .accessibilityLarge
        inner.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIContentSizeCategory.small < .medium && !(UIContentSizeCategory.unspecified < .small))
    }

    @Test func aViewOverridesForAllInside() {
        let outer = UIView(), inner = UIView(), leaf = UIView()
        outer.addSubview(inner)
        inner.addSubview(leaf)
        outer.overrideUserInterfaceStyle = .dark
        inner.traitOverrides.horizontalSizeClass = .regular
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.traitCollection.horizontalSizeClass == .compact)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(leaf.traitCollection.horizontalSizeClass == .regular)
        // The nearest override applies, and views that are removed no longer inherit.
        inner.overrideUserInterfaceStyle = .light
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        inner.removeFromSuperview()
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func aParentOverridesForItsChild() {
        let parent = UIViewController(), child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func viewsHearOfWhatChangesForThem() {
        final class Listener: UIView {
            var heard: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                heard.append(previous?.userInterfaceStyle ?? .unspecified)
            }
        }
        let outer = UIView(), listener = Listener()
        outer.addSubview(listener)
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .light
        #expect(listener.heard == [.light, .dark])
    }

    @Test func coloursFollowTheOverride() {
        let outer = UIView(), inner = UIView()
        for view in [outer, inner] { view.backgroundColor = .systemBackground }
        outer.addSubview(inner)
        inner.overrideUserInterfaceStyle = .dark
        let nodes = outer.makeLayoutTree(traits: .current).nodes
        #expect(nodes.map(\.background) == [.white, .black])
    }

    @Test func layoutFollowsTheOverride() throws {
        let (views, _, _) = try layOut { root in
            let row = addView(
                UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)]), to: root)
            row.traitOverrides.layoutDirection = .rightToLeft
            row.pinCorner()
            return row.arrangedSubviews
        }
        #expect(views.map(\.frame.minX) == [20, 0])
    }
}
