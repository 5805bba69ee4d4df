import Constraints
import Diagnostics
import ScreenDocuments
import Testing

@testable import UIKitCore

/// The diagnostics and placeholders of the builder.
@Suite struct BuildDiagnosticsTests {
    @Test func anUnknownColourNameIsAnsweredWithTheNearest() throws {
        let screen = try build("root: { backgroundColor: systemBleu }")
        let line = "unknown color 'systemBleu'; the default of the attribute is drawn (root) [color.missing]"
        #expect(screen.messages.first?.hasPrefix("f:1:9: warning: \(line)\n") == true)
        #expect(screen.diagnostics.map(\.hints.first) == ["did you mean 'systemBlue'?"])
        #expect(try screen.view("root").backgroundColor == .systemBackground)
    }

    @Test func aMissingImageIsMarkedAndHasAPlace() throws {
        let screen = try build(
            """
            root:
              subviews:
                - { id: a, class: UIImageView, frame: [0, 0, 9, 9], image: nosuch }
                - { id: b, class: BubbleView, frame: [0, 0, 99, 99], image: nosuch, text: hi }
                - { id: c, class: UIButton, frame: [0, 0, 99, 99], image: nosuch, title: hi }

            """)
        let places = screen.diagnostics.map { ($0.view, $0.place?.line) }
        #expect(places.map(\.0) == ["a", "b", "c"] && places.map(\.1) == [3, 4, 5])
        #expect(screen.diagnostics.allSatisfy { $0.code.name == "image.missing" })
        #expect(try screen.view("a", as: UIImageView.self).missingImageName == "nosuch")
        #expect(try screen.view("b", as: BubbleView.self).imageView.missingImageName == "nosuch")
        let mark = try screen.view("c").subviews.last as? UIImageView
        #expect(mark?.missingImageName == "nosuch")
        #expect(mark?.frame == CGRect(x: 0, y: 0, width: 99, height: 99))
    }

    @Test func aFontNobodyHasIsReplacedAndReported() throws {
        let screen = try build(
            "root: { class: UILabel, text: a, font: { family: No Such Face, size: 20 } }")
        #expect(screen.diagnostics.first?.code.name == "font.substituted")
        let font: UIFont = try screen.view("root", as: UILabel.self).font
        #expect(font.pointSize == 20)
    }

    @Test func aDocumentOfOtherMakeMayNameWhatIsNotThere() throws {
        let place = Place(file: "f", line: 1)
        var format = VisualFormat()
        format.views = [VisualFormat.View(name: VisualFormat.Name(text: "gone", offset: 5))]
        var root = Element(id: "root", className: "UIView", place: place)
        root.subviews = [Element(id: "x", className: "AVPlayerView", place: place)]
        root.attributes = [Attribute(name: "shine", value: .boolean(true), place: place)]
        root.constraints = [
            ConstraintDeclaration(
                rule: .linear(
                    .init(
                        first: .init(elementID: "gone", attribute: .width), relation: .equal, constant: 1)),
                place: place),
            ConstraintDeclaration(
                rule: .visualFormat(format, text: "H:|-[gone]", superviewID: "root", views: [:]), place: place
            ),
            ConstraintDeclaration(
                rule: .linear(
                    .init(first: .init(elementID: "x", attribute: .top), relation: .equal, constant: 1)),
                place: place),
        ]
        let screen = try build(SceneDocument(root: root))
        let messages = screen.diagnostics.map(\.message)
        #expect(messages.contains("the class AVPlayerView is not supported; a marked box is drawn"))
        #expect(messages.contains("shine of UIView is not supported and left out"))
        #expect(messages.contains("there is no gone.width"))
        #expect(messages.contains("Unable to find view with name gone"))
        #expect(screen.diagnostics.count { $0.severity == .error && $0.place == place } >= 3)
        #expect(try screen.view("x", as: UIImageView.self).missingImageName == "AVPlayerView")
    }

    @Test func theDeepestTreeIsBuilt() throws {
        let depth = ScreenLimits.nestedViews
        let text =
            "root: " + String(repeating: "{frame: [0, 0, 9, 9], subviews: [", count: depth) + "{}"
            + String(repeating: "]}", count: depth)
        var count = 0
        try build(text).view("root").forEachView { _ in count += 1 }
        #expect(count == depth + 1)
    }
}
