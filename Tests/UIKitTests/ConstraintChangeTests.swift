import Testing

@testable import UIKitCore

/// Constraints that are activated, deactivated and changed.
@Suite struct ConstraintChangeTests {
    @Test func aConstraintStandsAtTheNearestCommonAncestor() throws {
        _ = try layOut { root in
            let left = addView(UIView(), to: root), right = addView(UIView(), to: root)
            let inner = addView(UIView(), to: left), guide = UILayoutGuide()
            left.addLayoutGuide(guide)
            func owner(_ constraint: NSLayoutConstraint) -> UIView? {
                constraint.isActive = true
                return constraint.installedView
            }
            #expect(owner(inner.widthAnchor.constraint(equalToConstant: 1)) === inner)
            #expect(owner(inner.topAnchor.constraint(equalTo: left.topAnchor)) === left)
            #expect(owner(inner.topAnchor.constraint(equalTo: right.topAnchor)) === root)
            #expect(owner(inner.topAnchor.constraint(equalTo: guide.topAnchor)) === left)
            #expect(owner(guide.topAnchor.constraint(equalTo: right.topAnchor)) === root)
            #expect(root.constraints.count == 2)
            #expect(left.constraints.count == 2)
        }
    }

    @Test func constraintsFollowWhatChangesLater() throws {
        let (frames, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            let rival = view.widthAnchor.constraint(equalToConstant: 50)
            width.priority = .defaultHigh
            rival.priority = .defaultLow
            NSLayoutConstraint.activate([width, rival])
            var widths: [CGFloat] = []
            func note() {
                root.layoutIfNeeded()
                widths.append(view.frame.width)
            }
            note()
            width.constant = 120
            note()
            width.priority = UILayoutPriority(100)
            note()
            rival.isActive = false
            note()
            NSLayoutConstraint.deactivate([width])
            note()
            return widths
        }
        #expect(frames == [100, 120, 50, 120, 0])
        #expect(diagnostics.isEmpty)
    }

    /// Source: SnapKit, issue 755, "from iOS 13 and up it is now possible to update the priority".
    @Test func requiredBecomesOptionalAndBackWhileActive() throws {
        let (widths, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            let rival = view.widthAnchor.constraint(equalToConstant: 50)
            rival.priority = .defaultHigh
            NSLayoutConstraint.activate([width, rival])
            root.layoutIfNeeded()
            var widths = [view.frame.width]
            for (first, second) in [
                (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh), (.defaultLow, .required),
                (.required, .defaultLow),
            ] {
                rival.priority = second
                width.priority = first
                root.layoutIfNeeded()
                widths.append(view.frame.width)
            }
            return widths
        }
        #expect(widths == [100, 50, 50, 100])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [Float(0), -1, 1000.5, .nan])
    func illegalPrioritiesAreRefused(priority: Float) throws {
        let (kept, _, diagnostics) = try layOut { root in
            let constraint = root.widthAnchor.constraint(equalToConstant: 1)
            constraint.priority = UILayoutPriority(priority)
            return constraint.priority
        }
        #expect(kept == .required)
        #expect(diagnostics.first?.contains("it's illegal to set priority") == true)
    }

    @Test func aConstantThatIsNoNumberLaterIsRefused() throws {
        let (width, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            let width = view.widthAnchor.constraint(equalToConstant: 30)
            width.isActive = true
            width.constant = .infinity
            return width
        }
        #expect(width.constant == 30)
        #expect(diagnostics.first?.contains("constant is not finite") == true)
    }

    @Test func constraintsLeaveWithTheViewTheyReachInto() throws {
        _ = try layOut { root in
            let outer = addView(UIView(), to: root), inner = addView(UIView(), to: outer)
            let across = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            let within = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
            let distance = root.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
                .constraint(equalTo: root.widthAnchor)
            NSLayoutConstraint.activate([across, within, distance])
            outer.removeFromSuperview()
            #expect([across.isActive, within.isActive, distance.isActive] == [false, true, false])
            root.addSubview(outer)
            #expect(!across.isActive)
            across.isActive = true
            #expect(across.isActive)
        }
    }

    @Test func aGuideIsPlacedByConstraintsAndLeavesWithThem() throws {
        let (result, _, diagnostics) = try layOut { root in
            let guide = UILayoutGuide(), view = addView(UIView(), to: root)
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                guide.widthAnchor.constraint(equalToConstant: 50),
                guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
                guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 2),
                view.leadingAnchor.constraint(equalTo: guide.centerXAnchor),
                view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            root.layoutIfNeeded()
            let frame = guide.layoutFrame
            root.removeLayoutGuide(guide)
            #expect(root.constraints.isEmpty)
            #expect(guide.owningView == nil)
            return (frame, view.frame.origin)
        }
        #expect(result.0 == CGRect(x: 30, y: 70, width: 50, height: 100))
        #expect(result.1 == CGPoint(x: 55, y: 170))
        #expect(diagnostics.isEmpty)
    }

    // MARK: Intrinsic content sizes

    /// A view whose height depends on its width, which it learns in `layoutSubviews`.
    private final class Area: UIView {
        var knownWidth: CGFloat = 0
        override var intrinsicContentSize: CGSize {
            CGSize(
                width: UIView.noIntrinsicMetric,
                height: knownWidth > 0 ? (6000 / knownWidth).rounded(.up) : 10)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            guard bounds.width != knownWidth else { return }
            knownWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    @Test func aViewThatLearnsItsWidthInLayoutSubviewsComesToRest() throws {
        let (frames, _, diagnostics) = try layOut { root in
            let area = addView(Area(), to: root), below = addView(SizedView(10, 10), to: root)
            let width = area.widthAnchor.constraint(equalToConstant: 100)
            width.isActive = true
            area.pinCorner(0, 40)
            below.topAnchor.constraint(equalTo: area.bottomAnchor, constant: 5).isActive = true
            root.layoutIfNeeded()
            let first = [area.frame.height, below.frame.minY]
            width.constant = 300
            root.layoutIfNeeded()
            return first + [area.frame.height, below.frame.minY]
        }
        #expect(frames == [60, 105, 20, 65])
        #expect(diagnostics.isEmpty)
    }

    @Test func alignmentRectanglesAreWhatConstraintsSee() throws {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
        }
        let (frames, _, _) = try layOut { root in
            let badge = addView(Badge(), to: root), beside = addView(SizedView(5, 5), to: root)
            badge.pinCorner(100, 50)
            beside.leadingAnchor.constraint(equalTo: badge.trailingAnchor).isActive = true
            beside.topAnchor.constraint(equalTo: badge.bottomAnchor).isActive = true
            return [badge, beside]
        }
        // The rectangle of 30 x 20 at (100, 50), and the insets around it.
        #expect(frames[0].frame == CGRect(x: 98, y: 49, width: 36, height: 24))
        #expect(frames[1].frame.origin == CGPoint(x: 130, y: 70))
        let badge = Badge()
        let frame = CGRect(x: 10, y: 10, width: 36, height: 24)
        let rect = CGRect(x: 12, y: 11, width: 30, height: 20)
        #expect(badge.alignmentRect(forFrame: frame) == rect)
        #expect(badge.frame(forAlignmentRect: rect) == frame)
    }

    @Test func sizeToFitAsksTheView() throws {
        let label = UILabel(frame: CGRect(x: 7, y: 8, width: 20, height: 5))
        label.text = "a line of words"
        let one = label.sizeThatFits(CGSize(width: 20, height: 0))
        label.sizeToFit()
        // The intrinsic width of one line does not depend on the frame; an iPhone 16 has 3 pixels per point.
        #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: one))
        #expect(one.width > 80)
        #expect((one.height - 61.0 / 3).magnitude < 1e-9)
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}
