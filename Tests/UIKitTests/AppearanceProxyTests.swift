import Testing

@testable import UIKitCore

@Suite("Looks of all objects of a class")
struct AppearanceProxyTests: AppearanceRenders {
    private final class Card: UIView {}

    @Test("a view gets what it has not set as it enters a window")
    func views() {
        inRender {
            UILabel.appearance().textColor = .red
            UISwitch.appearance().onTintColor = .green
            let plain = UILabel(), own = UILabel(), toggle = UISwitch()
            own.textColor = .blue
            #expect(plain.textColor == .label)
            let window = show(plain, own, toggle)
            #expect(plain.textColor == .red)
            #expect(own.textColor == .blue)
            #expect(toggle.onTintColor == .green)
            _ = window
        }
    }

    @Test("inside of a container, the longer list of containers goes first")
    func containers() {
        inRender {
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
            let card = Card(), inner = UILabel(), outer = UILabel()
            card.addSubview(inner)
            let window = show(card, outer)
            #expect(inner.textColor == .green)
            #expect(outer.textColor == .red)
            _ = window
        }
    }

    @Test("bars take their appearances, and items their attributes")
    func bars() {
        inRender {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .purple
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().tintColor = .orange
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bar = UINavigationBar(), title = UINavigationItem(title: "T")
            let item = UIBarButtonItem(title: "Go", style: .plain)
            title.rightBarButtonItem = item
            bar.items = [title]
            let window = show(bar)
            window.layoutIfNeeded()
            #expect(bar.standardAppearance.backgroundColor == .purple)
            #expect(bar.tintColor == .orange)
            #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        }
    }

    @Test("another render has no part of it")
    func renders() {
        inRender { UILabel.appearance().textColor = .red }
        inRender {
            let label = UILabel()
            let window = show(label)
            #expect(label.textColor == .label)
            _ = window
        }
    }
}
