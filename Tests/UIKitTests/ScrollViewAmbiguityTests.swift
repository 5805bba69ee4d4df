import Testing

@testable import UIKitCore

@Suite struct ScrollViewAmbiguityTests {
    /// A main view, a scroll view over all of it, and a content view of five labels in a column.
    private func layOutContent(
        _ connect: (_ root: UIView, _ scroll: UIScrollView, _ content: UIView) -> Void
    ) throws -> (scroll: UIScrollView, diagnostics: [String]) {
        let (scroll, _, diagnostics) = try layOut { root in
            let scroll = addView(UIScrollView(), to: root)
            scroll.accessibilityIdentifier = "scroll"
            pinEdges(of: scroll, to: root)
            let content = addView(UIView(), to: scroll)
            content.accessibilityIdentifier = "content"
            connect(root, scroll, content)
            return scroll
        }
        return (scroll, diagnostics)
    }

    @Test func withTheMainViewsWidthTheContentScrollsVertically() throws {
        let (scroll, diagnostics) = try layOutContent { root, scroll, content in
            pinEdges(of: content, to: scroll)
            content.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        }
        #expect(scroll.contentSize == CGSize(width: 375, height: 1000))
        #expect(diagnostics.isEmpty)
    }

    @Test func withoutItTheMissingWidthIsReported() throws {
        let (scroll, diagnostics) = try layOutContent { _, scroll, content in
            pinEdges(of: content, to: scroll)
            content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        }
        #expect(scroll.contentSize == CGSize(width: 0, height: 1000))
        let message = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(message.contains("scrollable content size is ambiguous: the content's width is undetermined"))
        #expect(message.contains("nothing decides the width between them"))
        #expect(message.contains("content.width == scroll.width"))
    }

    @Test func theEdgesThatLackConstraintsAreNamed() throws {
        let (_, diagnostics) = try layOutContent { _, scroll, content in
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.widthAnchor.constraint(equalToConstant: 300),
                content.heightAnchor.constraint(equalToConstant: 1000),
            ])
        }
        let message = try #require(diagnostics.first)
        #expect(message.contains("the content's height is undetermined"))
        #expect(message.contains("no constraint reaches the content's bottom edge"))
        #expect(message.contains("add content.bottom == scroll.content.bottom"))
    }

    /// The chain ends at the last view, whichever view is constrained to the scroll view.
    @Test func theMissingEndIsThatOfTheLastViewOfAChain() throws {
        let (_, diagnostics) = try layOutContent { root, scroll, content in
            let last = addView(UIView(), to: scroll)
            last.accessibilityIdentifier = "last"
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.widthAnchor.constraint(equalToConstant: 300),
                content.heightAnchor.constraint(equalToConstant: 100),
                last.topAnchor.constraint(equalTo: content.bottomAnchor),
                last.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                last.widthAnchor.constraint(equalToConstant: 300),
                last.heightAnchor.constraint(equalToConstant: 100),
            ])
        }
        #expect(try #require(diagnostics.first).contains("add last.bottom == scroll.content.bottom"))
    }

    /// The view without a width is named, not the sibling that has one.
    @Test func theViewWithoutALengthIsNamed() throws {
        let (_, diagnostics) = try layOutContent { root, scroll, content in
            let label = addView(UILabel(), to: scroll)
            label.accessibilityIdentifier = "label"
            label.text = "Words"
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                label.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 1000),
            ])
        }
        #expect(try #require(diagnostics.first).contains("set the width of content: a number"))
    }

    @Test func bothAxesMayBeOpen() throws {
        let (_, diagnostics) = try layOutContent { _, scroll, content in
            content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
            content.widthAnchor.constraint(equalToConstant: 300).isActive = true
            content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        }
        #expect(try #require(diagnostics.first).contains("the content's width and height is undetermined"))
    }

    @Test func aSizeSetByHandStandsWhereConstraintsDoNotReach() throws {
        let (scroll, diagnostics) = try layOutContent { _, scroll, content in
            scroll.contentSize = CGSize(width: 500, height: 900)
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10).isActive = true
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
            content.widthAnchor.constraint(equalToConstant: 300).isActive = true
            content.heightAnchor.constraint(equalToConstant: 100).isActive = true
        }
        #expect(scroll.contentSize == CGSize(width: 500, height: 900))
        #expect(diagnostics.isEmpty)
    }

    @Test func contentPlacedByFramesIsNotAmbiguous() throws {
        let (_, _, diagnostics) = try layOut { root in
            let scroll = addView(UIScrollView(), to: root)
            pinEdges(of: scroll, to: root)
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900)))
            return scroll
        }
        #expect(diagnostics.isEmpty)
    }

    @Test func theContentGuideDecidesTheSizeToo() throws {
        let (scroll, diagnostics) = try layOutContent { _, scroll, content in
            let guide = scroll.contentLayoutGuide
            guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
            guide.heightAnchor.constraint(equalToConstant: 777).isActive = true
            content.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        }
        #expect(scroll.contentSize == CGSize(width: 375, height: 777))
        #expect(diagnostics.isEmpty)
    }
}
