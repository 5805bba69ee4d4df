import Testing

@testable import UIKitCore

/// Each of the 64 masks: the change of the superview's size goes to the flexible parts in proportion to
/// their sizes, on each axis for itself.
@Suite struct AutoresizingTests {
    private static let before = CGSize(width: 200, height: 300)
    private static let after = CGSize(width: 320, height: 240)
    /// Parts of the width: 20, 80, 100; of the height: 60, 90, 150.
    private static let frame = CGRect(x: 20, y: 60, width: 80, height: 90)

    /// Start and length after the change; bit 0 frees the near margin, 1 the length, 2 the far margin.
    private func expected(_ bits: UInt, _ parts: [Double], change: Double) -> (Double, Double) {
        let isFlexible = (0..<3).map { bits & (1 << UInt($0)) != 0 }
        let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        // Nothing flexible leaves the view where it is, the far margin giving way.
        guard total > 0 else { return (parts[0], parts[1]) }
        let near = parts[0] + (isFlexible[0] ? change * parts[0] / total : 0)
        let length = parts[1] + (isFlexible[1] ? change * parts[1] / total : 0)
        return (near, length)
    }

    private func expectation(_ mask: UInt) -> CGRect {
        let (x, width) = expected(mask & 7, [20, 80, 100], change: 120)
        let (y, height) = expected(mask >> 3, [60, 90, 150], change: -60)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: Double) -> Bool {
        [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy {
            ($0 - $1).magnitude <= CGFloat(tolerance)
        }
    }

    @Test(arguments: 0..<64 as Range<UInt>)
    func everyMaskFollowsAChangeOfFrame(mask: UInt) {
        let parent = UIView(frame: CGRect(origin: .zero, size: Self.before))
        let child = UIView(frame: Self.frame)
        child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        parent.addSubview(child)
        parent.frame.size = Self.after
        #expect(isClose(child.frame, expectation(mask), within: 1e-9), "\(child.frame)")
    }

    @Test(arguments: 0..<64 as Range<UInt>, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func everyMaskFollowsConstraints(mask: UInt, direction: UITraitEnvironmentLayoutDirection) throws {
        let (child, _, diagnostics) = try layOut(direction: direction) { root in
            let parent = addView(UIView(frame: CGRect(origin: .zero, size: Self.before)), to: root)
            let child = UIView(frame: Self.frame)
            child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
            parent.addSubview(child)
            parent.setSize(320, 240)
            parent.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            parent.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            return child
        }
        // Sides do not swap for languages read from the right; edges lie on half points.
        #expect(isClose(child.frame, expectation(mask), within: 0.5), "\(child.frame)")
        #expect(diagnostics.isEmpty)
    }

    private static let margins: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]

    /// Measured: Assets/demo_main.gif of BetterSegmentedControl, with icons in the middle of their segments.
    @Test(arguments: [CGSize.zero, CGSize(width: 12, height: 6)])
    func marginsThatHadNoRoomGetHalvesOfIt(size: CGSize) throws {
        let parent = UIView(frame: CGRect(origin: .zero, size: size))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        child.autoresizingMask = Self.margins
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 78, height: 26)
        // (78 - 20) / 2 and (26 - 20) / 2; later changes go to equal margins.
        #expect(child.frame == CGRect(x: 29, y: 3, width: 20, height: 20))
        parent.frame.size = CGSize(width: 98, height: 26)
        #expect(child.frame == CGRect(x: 39, y: 3, width: 20, height: 20))
    }

    @Test func marginsInASuperviewThatConstraintsGiveASizeGetHalvesOfIt() throws {
        let (child, _, _) = try layOut { root in
            let parent = addView(UIView(), to: root)
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            child.autoresizingMask = Self.margins
            parent.addSubview(child)
            parent.setSize(78, 26)
            parent.pinCorner()
            return child
        }
        #expect(child.frame == CGRect(x: 29, y: 3, width: 20, height: 20))
    }

    @Test func marginsWithoutRoomStayOnAnAxisWithoutAChange() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        let child = UIView(frame: CGRect(x: 4, y: 1, width: 20, height: 20))
        child.autoresizingMask = Self.margins
        parent.addSubview(child)
        parent.frame.size.width = 78
        #expect(child.frame == CGRect(x: 29, y: 1, width: 20, height: 20))
    }

    @Test func aConstrainedViewMayHangOnAnAutoresizedOne() throws {
        let (views, _, _) = try layOut { root in
            let parent = addView(UIView(frame: CGRect(origin: .zero, size: Self.before)), to: root)
            let child = UIView(frame: Self.frame)
            child.autoresizingMask = .flexibleWidth
            parent.addSubview(child)
            parent.setSize(320, 240)
            parent.pinCorner()
            let beside = addView(SizedView(10, 10), to: parent)
            beside.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 4).isActive = true
            beside.centerYAnchor.constraint(equalTo: child.centerYAnchor).isActive = true
            return [child, beside]
        }
        // 80 wider by 120; the box after it, at its middle of 60 + 45.
        #expect(views[0].frame == CGRect(x: 20, y: 60, width: 200, height: 90))
        #expect(views[1].frame == CGRect(x: 224, y: 100, width: 10, height: 10))
    }
}
