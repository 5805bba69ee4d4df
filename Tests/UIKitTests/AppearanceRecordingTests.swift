import Testing

@testable import UIKitCore

/// What Apple documents of `UIAppearance`: "iOS applies appearance changes when a view enters a window, it doesn't change the
/// appearance of a view that's already in a window", and values that a view has set itself stay.
@Suite("Appearances of classes of the app are recorded without a view")
struct AppearanceRecordingTests: AppearanceRenders {
    /// A view as most apps write it, with what sources ported from `@objc dynamic` announce.
    private class Card: UIView {
        nonisolated(unsafe) static var count = 0
        var calls: [String] = []

        override init(frame: CGRect) {
            Card.count += 1
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private var edge = UIColor.red
        var edgeColor: UIColor {
            get { edge }
            set {
                defer { didChangeValue(forKey: "edgeColor") }
                edge = newValue
                backgroundColor = newValue
            }
        }
        var spacing: CGFloat = 8 { didSet { didChangeValue(forKey: "spacing") } }
        func setCorner(_ radius: CGFloat, for name: String) { calls.append("\(name) \(radius)") }
    }

    private final class SmallCard: Card {}
    private final class Box: UIView {}

    @Test("no view is made, and the setter of the class is called as a view enters a window")
    func recording() {
        inRender {
            let count = Card.count
            Card.appearance().edgeColor = .blue
            #expect(Card.count == count)
            #expect(Card.appearance().edgeColor == .blue)
            let card = Card(frame: .zero)
            #expect(card.edgeColor == .red)
            let window = show(card)
            #expect(card.edgeColor == .blue)
            #expect(card.backgroundColor == .blue)
            card.edgeColor = .green
            card.removeFromSuperview()
            window.addSubview(card)
            #expect(card.edgeColor == .green)
        }
    }

    @Test("what the author has set stays, also for the first view of all")
    func ownValues() {
        inRender {
            Card.appearance().spacing = 20
            Card.appearance().backgroundColor = .purple
            let first = Card(frame: .zero), plain = Card(frame: .zero)
            first.spacing = 3
            first.backgroundColor = .orange
            let window = show(first, plain)
            #expect(first.spacing == 3)
            #expect(first.backgroundColor == .orange)
            #expect(plain.spacing == 20)
            #expect(plain.backgroundColor == .purple)
            _ = window
        }
    }

    @Test("the values of subclasses and of containers replace those of classes; the last of two counts")
    func precedence() {
        inRender {
            Card.appearance().spacing = 1
            Card.appearance().spacing = 2
            SmallCard.appearance().spacing = 4
            Card.appearance(whenContainedInInstancesOf: [Box.self]).spacing = 6
            let card = Card(frame: .zero), small = SmallCard(frame: .zero), inner = Card(frame: .zero)
            let box = Box()
            box.addSubview(inner)
            let window = show(card, small, box)
            #expect([card.spacing, small.spacing, inner.spacing] == [2, 4, 6])
            _ = window
        }
    }

    @Test("a proxy can be kept, and is zero or nil where nothing was recorded")
    func values() {
        inRender {
            let proxy = Card.appearance()
            #expect(proxy.spacing == 0)
            #expect(proxy.backgroundColor == nil)
            proxy.spacing += 5
            proxy.tintColor = .brown
            proxy.record { $0.setCorner(3, for: "top") }
            let card = Card(frame: .zero)
            let window = show(card)
            #expect(card.spacing == 5)
            #expect(card.tintColor == .brown)
            #expect(card.calls == ["top 3.0"])
            _ = window
        }
    }

    @Test("classes of UIKit have methods for proxies, whose values are set where none was")
    func methods() {
        inRender {
            let proxy = UISegmentedControl.appearance()
            proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bars: UINavigationBar = .appearance()
            bars.barTintColor = .green
            let plain = UISegmentedControl(items: ["a"]), own = UISegmentedControl(items: ["a"])
            own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            let bar = UINavigationBar()
            let window = show(plain, own, bar)
            #expect(plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
            #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
            #expect(bar.barTintColor == .green)
            _ = window
        }
    }
}
