import Testing

@testable import UIKitCore

/// Sizes that follow from contents and priorities, in the storyboard without code.
@Suite("Handbook: sizes")
struct SizeTests {
    @Test("a child of 200 by 100 points with margins of 48 makes its parent 296 by 196")
    func parent() throws {
        try Handbook.show("Sizes", UIViewController.self) { shown in
            let parent = try #require(shown.controller.view).first(UIView.self, "siz-pa-001")
            #expect(parent.bounds.size == CGSize(width: 296, height: 196))
            #expect(parent.frame.minX == 39.5)
            #expect(
                try parent.first(UIView.self, "siz-ch-001").frame
                    == CGRect(x: 48, y: 48, width: 200, height: 100))
        }
    }

    // Two labels with 8 points between them share the 375 - 2 · 16 = 343 points of a row.
    @Test("of two labels the one that hugs less is stretched, and the one that resists less is cut")
    func priorities() throws {
        try Handbook.show("Sizes", UIViewController.self) { shown in
            let view = try #require(shown.controller.view)
            let loose = try view.first(UILabel.self, "siz-l2-001"),
                tight = try view.first(UILabel.self, "siz-l2-002")
            #expect(loose.contentHuggingPriority(for: .horizontal).rawValue == 250)
            #expect(tight.bounds.width == tight.intrinsicContentSize.width)
            #expect(loose.bounds.width == 343 - 8 - tight.bounds.width)
            let weak = try view.first(UILabel.self, "siz-l3-001")
            let strong = try view.first(UILabel.self, "siz-l3-002")
            #expect(weak.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
            #expect(strong.bounds.width == strong.intrinsicContentSize.width)
            #expect(weak.bounds.width == 343 - 8 - strong.bounds.width)
            #expect(weak.bounds.width < weak.intrinsicContentSize.width)
        }
    }

    @Test("a required limit of 200 wins over a wish for 343 at 750")
    func limit() throws {
        try Handbook.show("Sizes", UIViewController.self) { shown in
            let limited = try #require(shown.controller.view).first(UILabel.self, "siz-lm-001")
            #expect(limited.bounds.width == 200)
        }
    }
}
