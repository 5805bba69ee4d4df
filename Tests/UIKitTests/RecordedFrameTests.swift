import Testing

@testable import UIKitCore

/// Screens of labels beside frames recorded from UIKit on iOS 13 at 3x, in points.
@Suite struct RecordedFrameTests {
    /// Lays out views in a screen of some size, at 3x and some text size.
    private func screen(
        _ size: CGSize, _ category: UIContentSizeCategory, _ build: (UIView) -> [UIView]
    ) -> [CGRect] {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.traits = UITraitCollection(displayScale: 3, preferredContentSizeCategory: category)
        return environment.run {
            let root = UIView(frame: CGRect(origin: .zero, size: size))
            let views = build(root)
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, in root: UIView) -> UILabel {
        let label = addView(UILabel(), to: root)
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= 0.34 }

    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, 30.0), (.small, 31.333), (.medium, 32.333), (.large, 33.667),
        (.extraLarge, 36), (.extraExtraLarge, 38.333), (.extraExtraExtraLarge, 40.667),
        (.accessibilityMedium, 45.667), (.accessibilityLarge, 51.333), (.accessibilityExtraLarge, 57.333),
        (.accessibilityExtraExtraLarge, 63.333), (.accessibilityExtraExtraExtraLarge, 69.333),
    ])
    func aTitleIsAsHighAsRecorded(category: UIContentSizeCategory, height: CGFloat) {
        let frames = screen(CGSize(width: 320, height: 568), category) { root in
            let title = label("What's the point?", .title1, in: root)
            title.pinCorner()
            return [title]
        }
        #expect(isNear(frames[0].height, height))
    }

    /// A screen's size and text size, the insets of its safe area at top and bottom, and what was recorded: the
    /// left edge of the label at the top, the top edge of those at the sides, the left and the top edge of the one
    /// at the bottom.
    struct Record: Sendable {
        var size: CGSize
        var isLarge: Bool
        var insets: (top: CGFloat, bottom: CGFloat) = (20, 0)
        var topX: CGFloat
        var sideY: CGFloat
        var bottom: CGPoint

        init(
            _ width: CGFloat, _ height: CGFloat, isLarge: Bool = false,
            insets: (top: CGFloat, bottom: CGFloat) = (20, 0), _ topX: CGFloat, _ sideY: CGFloat,
            _ bottomX: CGFloat, _ bottomY: CGFloat
        ) {
            size = CGSize(width: width, height: height)
            (self.isLarge, self.insets, self.topX, self.sideY) = (isLarge, insets, topX, sideY)
            bottom = CGPoint(x: bottomX, y: bottomY)
        }
    }

    @Test(arguments: [
        Record(320, 568, 133.667, 284.333, 156.333, 551), Record(375, 667, 161.333, 334, 184, 650),
        Record(414, 736, 180.667, 368.333, 203.333, 719),
        Record(375, 812, insets: (44, 34), 161.333, 401.333, 184, 761),
        Record(414, 896, insets: (44, 34), 180.667, 443.333, 203.333, 845),
        Record(414, 896, isLarge: true, insets: (44, 34), 179.333, 443, 203.333, 844),
        Record(1024, 768, isLarge: true, 484.333, 384, 508.333, 750),
        Record(1080, 810, isLarge: true, 512.333, 405, 536.333, 792),
        Record(1112, 834, isLarge: true, 528.333, 417, 552.333, 816),
        Record(1194, 834, isLarge: true, insets: (24, 20), 569.333, 409, 593.333, 796),
        Record(1366, 1024, isLarge: true, 655.333, 512, 679.333, 1006),
    ])
    func labelsAreWhereTheyWereRecorded(record: Record) {
        let frames = screen(record.size, record.isLarge ? .large : .medium) { root in
            let safe = UILayoutGuide()
            root.addLayoutGuide(safe)
            let labels = [
                label("What's", .headline, in: root), label("the", .body, in: root),
                label("point", .body, in: root), label("?", .subheadline, in: root),
            ]
            NSLayoutConstraint.activate([
                safe.leftAnchor.constraint(equalTo: root.leftAnchor),
                safe.rightAnchor.constraint(equalTo: root.rightAnchor),
                safe.topAnchor.constraint(equalTo: root.topAnchor, constant: record.insets.top),
                safe.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -record.insets.bottom),
                labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
                labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                labels[1].leftAnchor.constraint(equalTo: safe.leftAnchor),
                labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                labels[2].rightAnchor.constraint(equalTo: safe.rightAnchor),
                labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            ])
            return labels
        }
        let widths: [CGFloat] = record.isLarge ? [55.667, 25, 39, 7.667] : [52.667, 23.667, 37, 7.333]
        let heights: [CGFloat] =
            record.isLarge ? [20.333, 20.333, 20.333, 18] : [19.333, 19.333, 19.333, 17]
        let origins = [
            CGPoint(x: record.topX, y: record.insets.top), CGPoint(x: 0, y: record.sideY),
            CGPoint(x: record.size.width - widths[2], y: record.sideY), record.bottom,
        ]
        for (index, frame) in frames.enumerated() {
            #expect(
                isNear(frame.minX, origins[index].x) && isNear(frame.minY, origins[index].y)
                    && isNear(frame.width, widths[index]) && isNear(frame.height, heights[index]),
                "label \(index): \(frame)")
        }
    }
}
