import Testing

@testable import UIKitCore

/// Every attribute, anchor and validity rule of a constraint.
@Suite struct ConstraintAttributeTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// A box of 200 x 100 at (20, 60) with margins of 3, 5, 7 and 11 counterclockwise from the top.
    private func makeBox(in root: UIView) -> UIView {
        let box = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
        box.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        box.insetsLayoutMarginsFromSafeArea = false
        root.addSubview(box)
        return box
    }

    /// Returns the position of a probe's edge that is constrained to an attribute of the box.
    private static let places: [(Attribute, Attribute, leftToRight: Double, rightToLeft: Double)] = [
        (.left, .left, 20, 20), (.right, .right, 220, 220), (.leading, .leading, 20, 220),
        (.trailing, .trailing, 220, 20), (.centerX, .centerX, 120, 120), (.leftMargin, .left, 25, 25),
        (.rightMargin, .right, 209, 209), (.leadingMargin, .leading, 25, 209),
        (.trailingMargin, .trailing, 209, 25), (.centerXWithinMargins, .centerX, 117, 117),
        (.top, .top, 60, 60), (.bottom, .bottom, 160, 160), (.centerY, .centerY, 110, 110),
        (.topMargin, .top, 63, 63), (.bottomMargin, .bottom, 153, 153),
        (.centerYWithinMargins, .centerY, 108, 108), (.firstBaseline, .top, 160, 160),
        (.lastBaseline, .bottom, 160, 160),
    ]

    @Test(arguments: places.indices, [false, true])
    func everyLocationIsWhereItsNameSays(index: Int, isRightToLeft: Bool) throws {
        let (attribute, own, leftToRight, rightToLeft) = Self.places[index]
        let (probe, _, diagnostics) = try layOut(
            direction: isRightToLeft ? .rightToLeft : .leftToRight
        ) { root in
            let box = makeBox(in: root), probe = addView(SizedView(8, 6), to: root)
            NSLayoutConstraint(
                item: probe, attribute: own, relatedBy: .equal, toItem: box, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
            return probe
        }
        let frame = probe.frame
        let place: CGFloat =
            switch own {
            case .left: frame.minX
            case .right: frame.maxX
            case .leading: isRightToLeft ? frame.maxX : frame.minX
            case .trailing: isRightToLeft ? frame.minX : frame.maxX
            case .centerX: frame.midX
            case .top: frame.minY
            case .bottom: frame.maxY
            default: frame.midY
            }
        #expect(place == CGFloat(isRightToLeft ? rightToLeft : leftToRight))
        #expect(diagnostics.isEmpty)
    }

    @Test func lengthsRelateAcrossTheAxes() throws {
        let (probe, _, _) = try layOut { root in
            let box = makeBox(in: root), probe = addView(UIView(), to: root)
            NSLayoutConstraint.activate([
                probe.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5, constant: 3),
                probe.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
            ])
            return probe
        }
        #expect(probe.frame.size == CGSize(width: 53, height: 50))
    }

    @Test func inequalitiesBoundBothWays() throws {
        let (probes, _, _) = try layOut { root in
            let box = makeBox(in: root), probes = (0..<3).map { _ in addView(UIView(), to: root) }
            func wish(_ view: UIView, _ width: CGFloat) {
                let constraint = view.widthAnchor.constraint(equalToConstant: width)
                constraint.priority = .defaultLow
                constraint.isActive = true
            }
            zip(probes, [500, 10, 150]).forEach { wish($0, CGFloat($1)) }
            for probe in probes {
                NSLayoutConstraint.activate([
                    probe.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, multiplier: 1.1),
                    probe.widthAnchor.constraint(greaterThanOrEqualTo: box.heightAnchor, multiplier: 1),
                ])
            }
            return probes
        }
        #expect(probes.map(\.frame.width) == [220, 100, 150])
    }

    // MARK: Anchors

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func distancesBetweenAnchorsAreLengths(direction: UITraitEnvironmentLayoutDirection) throws {
        // Between a and c lies b; the gaps are as 1 to 2: (300 − 60) / 3.
        let (views, _, diagnostics) = try layOut(direction: direction) { root in
            let row = addView(UIView(), to: root)
            row.setSize(300, 10)
            row.pinCorner()
            let views = (0..<3).map { _ in addView(SizedView(20, 10), to: row) }
            let (a, b, c) = (views[0], views[1], views[2])
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                c.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(
                    equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 2),
            ])
            return views
        }
        let expected: [CGFloat] = direction == .leftToRight ? [0, 100, 280] : [280, 180, 0]
        #expect(views.map(\.frame.minX) == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test func aDistanceMayBeNegativeAndConstant() throws {
        let (views, _, _) = try layOut { root in
            let a = addView(SizedView(20, 10), to: root), b = addView(SizedView(20, 10), to: root)
            a.pinCorner(100, 100)
            NSLayoutConstraint.activate([
                a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: -30),
                a.topAnchor.anchorWithOffset(to: b.bottomAnchor).constraint(equalTo: a.widthAnchor),
            ])
            return [a, b]
        }
        #expect(views[1].frame == CGRect(x: 70, y: 110, width: 20, height: 10))
    }

    @Test func systemSpacingIsEightTimesTheMultiplier() throws {
        let (frames, _, _) = try layOut { root in
            let a = addView(SizedView(20, 10), to: root), b = addView(SizedView(20, 10), to: root)
            a.pinCorner(10, 30)
            NSLayoutConstraint.activate([
                b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
                b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5),
            ])
            return [a, b]
        }
        #expect(frames[1].frame.origin == CGPoint(x: 46, y: 52))
    }

    @Test func systemSpacingBetweenBaselinesIsALineOfText() throws {
        let (labels, _, _) = try layOut { root in
            let labels = (0..<2).map { _ in addView(UILabel(), to: root) }
            for label in labels { label.text = "x" }
            labels[0].pinCorner(0, 40)
            labels[1].firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 2
            ).isActive = true
            return labels
        }
        // Two lines of 17 · 2444/2048 = 20.287, whose sum of 40.574 is rounded to half points.
        #expect(labels[1].frame.minY - labels[0].frame.minY == 40.5)
    }

    // MARK: Legality

    private func refusal(_ make: (UIView, UIView) -> NSLayoutConstraint) throws -> String {
        let (isActive, _, diagnostics) = try layOut { root in
            let a = addView(UIView(), to: root), b = addView(UIView(), to: root)
            let constraint = make(a, b)
            constraint.isActive = true
            return constraint.isActive
        }
        #expect(!isActive)
        #expect(diagnostics.count == 1)
        return diagnostics.first ?? ""
    }

    private func pair(
        _ a: Attribute, _ b: Attribute, multiplier: CGFloat = 1
    ) throws -> String {
        try refusal {
            NSLayoutConstraint(
                item: $0, attribute: a, relatedBy: .equal, toItem: $1, attribute: b,
                multiplier: multiplier, constant: 0)
        }
    }

    @Test(arguments: [
        (Attribute.width, Attribute.left), (.height, .bottom),
    ])
    func mismatchedAttributesAreRefused(first: Attribute, second: Attribute) throws {
        #expect(try pair(first, second).contains("invalid pairing of layout attributes"))
    }

    /// Source: tests that others wrote against UIKit.
    @Test(arguments: [
        (Attribute.left, Attribute.top), (.centerY, .centerX), (.leadingMargin, .topMargin),
    ])
    func locationsOnDifferentAxesAreReportedByLayout(first: Attribute, second: Attribute) throws {
        let (isActive, _, diagnostics) = try layOut { root in
            let a = addView(UIView(), to: root), b = addView(UIView(), to: root)
            let constraint = NSLayoutConstraint(
                item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1,
                constant: 0)
            constraint.isActive = true
            return constraint.isActive
        }
        #expect(isActive)
        #expect(diagnostics.map { $0.contains("invalid pairing of layout attributes") } == [true])
    }

    @Test func aConstantAloneHasNoSecondAttribute() {
        let view = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 10)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(view.heightAnchor.constraint(equalToConstant: 5).secondAttribute == .notAnAttribute)
    }

    @Test(arguments: [
        (Attribute.left, Attribute.leading), (.trailing, .right), (.leadingMargin, .leftMargin),
    ])
    func readingDirectionAndSidesDoNotMix(first: Attribute, second: Attribute) throws {
        #expect(
            try pair(first, second).contains("Use leading/trailing for both or neither"))
    }

    @Test func aLocationNeedsAPartner() throws {
        let lonely = try refusal { view, _ in
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10)
        }
        #expect(lonely.contains("Location attributes must be specified in pairs"))
        #expect(
            try pair(.left, .left, multiplier: 0).contains(
                "Location attributes must be specified in pairs"))
        #expect(try pair(.left, .left, multiplier: .nan).contains("multiplier is not finite"))
    }

    @Test func aLengthMayHaveAMultiplierOfNothing() throws {
        let (view, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 12).isActive =
                true
            return view
        }
        #expect(view.frame.width == 12)
        #expect(diagnostics.isEmpty)
    }

    @Test func centresMayBeTiedToEdges() throws {
        let (probe, _, diagnostics) = try layOut { root in
            let box = makeBox(in: root), probe = addView(SizedView(8, 6), to: root)
            NSLayoutConstraint(
                item: probe, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .trailing,
                multiplier: 1, constant: 0
            ).isActive = true
            return probe
        }
        #expect(probe.frame.midX == 220)
        #expect(diagnostics.isEmpty)
    }
}
