import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct LabelTests {
    @Test(arguments: [("iphone-8", 20.5), ("iphone-x", 61.0 / 3)])
    func aLineIsAsHighAsThePublishedMetricsSay(device: String, height: Double) throws {
        // 17 · 2444/2048 = 20.287, up to whole pixels at 2x and 3x.
        let (label, _, _) = try layOut(on: device) { root in
            let label = addView(UILabel(), to: root)
            label.text = "Hello"
            return label
        }
        #expect((label.frame.height - height).magnitude < 1e-6)
        #expect(label.frame.width > 30 && label.frame.width < 50)
    }

    /// Measured: public pictures of Apple's renderer, where the first of two lines is at the top of bounds of their height.
    @Test func fewerLinesBeginWhereTheTextBegins() {
        let label = UILabel()
        label.numberOfLines = 2
        label.text = "One\nTwo"
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        for extra in [0.0, 20] {
            let bounds = CGRect(x: 0, y: 5, width: 200, height: size.height + extra)
            let first = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            let both = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
            // Both lines are centered in what is left.
            #expect((first.minY - 5 - extra / 2).magnitude < 1e-6)
            #expect((both.minY - 5 - extra / 2).magnitude < 1e-6)
            #expect(both.height == size.height && first.height < size.height * 0.6)
        }
    }

    /// Measured: public pictures of Apple's renderer on iOS 15, 16 and 17 of this text at these widths. The blank at
    /// which the widest line wraps counts, as far as there is room.
    @Test(arguments: [(320.0, 318.0), (375, 374), (315, 315)])
    func aLabelIsAsWideAsItsWidestLineAndTheBlankAfterIt(room: CGFloat, width: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = """
            Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore \
            magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo \
            consequat.
            """
        #expect(label.sizeThatFits(CGSize(width: room, height: 1000)).width.rounded(.up) == width)
    }

    @Test func anEmptyLabelHasNoSize() throws {
        let (label, _, _) = try layOut { addView(UILabel(), to: $0) }
        #expect(label.frame.size == .zero)
    }

    @Test func aNarrowLabelWrapsAndGrows() throws {
        let (label, _, diagnostics) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.numberOfLines = 0
            label.text = "The quick brown fox jumps over the lazy dog"
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
            return label
        }
        #expect(label.frame.width <= 120)
        // Three or four lines of 20.287 points.
        #expect(label.frame.height > 60 && label.frame.height < 82)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [false, true]) func aTextThatWrapsGivesWayFirst(isFirst: Bool) throws {
        let (labels, _, _) = try layOut { root in
            let single = addView(UILabel(), to: root), wrapping = addView(UILabel(), to: root)
            (single.text, wrapping.text) = ("Identity", String(repeating: "many words ", count: 30))
            wrapping.numberOfLines = 0
            single.setContentHuggingPriority(.required, for: .horizontal)
            let row = isFirst ? [wrapping, single] : [single, wrapping]
            NSLayoutConstraint.activate([
                row[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row[1].leadingAnchor.constraint(equalTo: row[0].trailingAnchor, constant: 10),
                row[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            return (single, wrapping)
        }
        #expect(labels.0.frame.width == labels.0.intrinsicContentSize.width)
        #expect(labels.1.frame.height > 40)
    }

    @Test func numberOfLinesBoundsTheHeight() throws {
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.numberOfLines = 2
            label.text = String(repeating: "many words ", count: 30)
            label.widthAnchor.constraint(equalToConstant: 120).isActive = true
            return label
        }
        // 2 · 20.287 = 40.574, up to a half.
        #expect(label.frame.height == 41)
    }

    @Test func baselinesOfDifferentSizesMeet() throws {
        let (labels, _, _) = try layOut { root in
            let small = addView(UILabel(), to: root), large = addView(UILabel(), to: root)
            (small.text, large.text) = ("a", "b")
            small.font = .systemFont(ofSize: 12)
            large.font = .systemFont(ofSize: 40)
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            return [small, large]
        }
        // Ascenders are 0.9521 of the size, rounded to half points: 38 and 11.5; 10 + 38 − 11.5.
        #expect(labels[0].frame.minY == 36.5)
    }

    @Test func aBubbleIsAsLargeAsItsTextAndInsets() throws {
        let (bubble, _, diagnostics) = try layOut { root in
            let bubble = addView(BubbleView(), to: root)
            bubble.text = "Hi"
            bubble.font = .systemFont(ofSize: 17)
            bubble.textEdgeInsets = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
            return bubble
        }
        #expect(bubble.frame.height == 32.5)
        #expect(bubble.label.frame.origin == CGPoint(x: 20, y: 5))
        #expect(bubble.frame.width == bubble.label.frame.width + 50)
        #expect(bubble.imageView.frame == bubble.bounds)
        #expect(diagnostics.isEmpty)
    }

    @Test func widthAndHeightWantedWeaklyLoseToTheWords() throws {
        // The mission's case: 253 and 36 at priority 100 against hugging 250 and resistance 750.
        let (label, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.text = "Hi"
            for constraint in [
                label.widthAnchor.constraint(equalToConstant: 253),
                label.heightAnchor.constraint(equalToConstant: 36),
            ] {
                constraint.priority = UILayoutPriority(100)
                constraint.isActive = true
            }
            return label
        }
        #expect(label.frame.width < 30)
        #expect(label.frame.height == 20.5)
    }

    @Test(arguments: [
        (UITraitEnvironmentLayoutDirection.leftToRight, 0.0), (.rightToLeft, 100.0),
    ])
    func naturalAlignmentIsTheInterfacesDirection(
        direction: UITraitEnvironmentLayoutDirection, edge: Double
    ) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "مرحبا"
        var environment = RenderEnvironment.standard
        environment.traits = UITraitCollection(displayScale: 2, layoutDirection: direction)
        let commands = environment.run { label.content(in: ContentContext(traits: environment.traits)) }
        let bounds = try #require(commands.first?.drawing?.bounds)
        let ink = direction == .leftToRight ? bounds.minX : bounds.maxX
        #expect((ink - edge).magnitude < 5)
    }
}
