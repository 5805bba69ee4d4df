import Foundation
import TestSupport
import Testing

@Suite("maquette lint") struct LintTests {
    private func lint(_ screen: String, _ arguments: String...) throws -> Tool.Run {
        let directory = try TemporaryDirectory()
        try directory.write(screen, to: "one.screen.yaml")
        return try Tool.run(
            ["lint", "one.screen.yaml", "--device", "iphone-8"] + arguments, in: directory.path)
    }

    private let tidy = """
        root:
          subviews: [{id: title, class: UILabel, text: Fine}]
          constraints:
            - title.leading == superview.leading + 16
            - title.top == safeArea.top + 20
        """

    @Test func aTidyScreenIsSilent() throws {
        let run = try lint(tidy, "--strict")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.isEmpty)
        #expect(run.errors == "1 screen: 0 errors, 0 warnings\n")
    }

    @Test func contradictionsNameTheSetTheBrokenOneAndTheReason() throws {
        let run = try lint(tidy + "\n    - title.width == 100\n    - title.width == 200")
        #expect(run.status == 1)
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(
            lines.first == "one.screen.yaml:7:7: error: unable to simultaneously satisfy constraints; "
                + "will attempt to recover by breaking constraint title.width == 200 (title) [layout.conflict]"
        )
        #expect(lines.contains("  note: in the conflicting set: title.width == 100"))
        #expect(lines.contains("  note: in the conflicting set: title.width == 200"))
        #expect(lines.contains { $0.hasPrefix("  note: it was chosen because") })
    }

    @Test func ambiguityNamesViewAxisAndASuggestion() throws {
        let run = try lint(
            """
            root:
              subviews: [{id: box}]
              constraints: [box.top == superview.top, box.height == 20, box.width == 20]
            """)
        #expect(run.status == 1)
        #expect(
            run.text
                == "one.screen.yaml:2:14: error: the horizontal position is ambiguous: nothing decides it (box) [layout.ambiguity]\n"
                + "  hint: add a constraint for its leading, trailing or centerX\n")
    }

    @Test func equalPrioritiesThatCompeteAreAmbiguous() throws {
        let run = try lint(
            """
            root:
              subviews:
                - {id: a, class: UILabel, text: one}
                - {id: b, class: UILabel, text: two}
              constraints:
                - "H:|-16-[a]-8-[b]-16-|"
                - a.top == superview.top
                - b.top == superview.top
            """)
        #expect(run.status == 1)
        #expect(run.text.contains("the width is ambiguous"))
        #expect(run.text.contains("set its horizontal content hugging priority to 251"))
    }

    @Test func truncatedOverlappingAndOutsideTextAreWarnings() throws {
        let screen = """
            root:
              subviews:
                - {id: narrow, class: UILabel, text: Much too long for this, frame: [10, 100, 60, 21]}
                - {id: below, class: UILabel, text: Underneath, frame: [10, 200, 120, 21]}
                - {id: above, class: UILabel, text: On top of it, frame: [20, 205, 120, 21]}
                - {id: gone, class: UILabel, text: Out there, frame: [330, 300, 120, 21]}
            """
        let run = try lint(screen)
        #expect(run.status == 0)
        #expect(run.text.contains("the text 'Much too long for this' does not fit and is truncated (narrow)"))
        #expect(run.text.contains("text overlaps that of below (above) [text.overlap]"))
        #expect(run.text.contains("text is partly outside the screen (gone) [text.outside]"))
        // Each view on its line.
        let places = run.text.split(separator: "\n").filter { $0.hasPrefix("one.") }
            .map { $0.split(separator: ":").prefix(3).joined(separator: ":") }
        #expect(
            Set(places) == ["one.screen.yaml:3:7", "one.screen.yaml:5:7", "one.screen.yaml:6:7"],
            "\(run.text)")
        #expect(run.text.split(separator: "\n").count == 6)
        #expect(try lint(screen, "--strict").status == 1)
    }

    @Test func partsAndComponentsHaveTheLinesOfTheirDeclarations() throws {
        let run = try lint(
            """
            components:
              Card:
                parameters: { words: }
                subviews:
                  - {id: label, class: UILabel, text: $words, frame: [0, 0, 30, 21]}
            root:
              subviews:
                - {id: one, component: Card, with: { words: Much too long for it }, frame: [0, 0, 200, 50]}
                - id: button
                  class: UIButton
                  title: Much too long for a button
                  frame: [10, 100, 40, 30]
            """)
        #expect(
            run.text.contains("one.screen.yaml:5:9: warning: the text 'Much too long for it'"), "\(run.text)")
        for line in run.text.split(separator: "\n") where line.hasPrefix("one.") {
            #expect(line.contains(#/^one\.screen\.yaml:\d+:\d+: /#), "\(line)")
        }
    }

    @Test func theDocumentedForm() throws {
        let run = try lint(tidy + "\n    - title.width == 1\n    - title.width == 2", "--json")
        let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
        #expect(object?["schemaVersion"] as? Int == 1)
        let screen = try #require((object?["screens"] as? [[String: Any]])?.first)
        #expect(screen["input"] as? String == "one.screen.yaml")
        let finding = try #require((screen["findings"] as? [[String: Any]])?.first)
        #expect(finding["kind"] as? String == "constraints")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["code"] as? String == "layout.conflict")
        #expect(finding["view"] as? String == "title")
        #expect((finding["notes"] as? [String])?.count == 3)
    }
}

@Suite("maquette explain") struct ExplainTests {
    private let screen = """
        root:
          subviews:
            - {id: title, class: UILabel, text: Hello}
            - {id: fixed, frame: [1, 2, 3, 4], autoresizingMask: [flexibleWidth]}
          constraints:
            - title.leading == superview.leading + 16
            - title.width == 120
            - title.top == safeArea.top + 20
        """

    private func explain(_ view: String, _ arguments: String...) throws -> Tool.Run {
        let directory = try TemporaryDirectory()
        try directory.write(screen, to: "one.screen.yaml")
        return try Tool.run(
            ["explain", "one.screen.yaml", "--view", view, "--device", "iphone-8"] + arguments,
            in: directory.path)
    }

    @Test func everyEdgeHasItsConstraints() throws {
        let run = try explain("title")
        #expect(run.status == 0, "\(run.errors)")
        // The status bar of an iPhone 8 is 20 points high.
        let head = """
            # one.iphone-8
            title
              left = 16
                title.leading == root.leading + 16
              right = 136
                title.leading == root.leading + 16
                title.width == 120
              width = 120
                title.width == 120
              top = 40
                title.top == root.safeArea.top + 20

            """
        #expect(run.text.hasPrefix(head), "\(run.text)")
        #expect(run.text.contains("of its own content (hugging 250, compression resistance 750)"))
    }

    /// On a storyboard's own canvas what is open is as it was saved, on a device it is not.
    @Test func whatASavedFrameDecidesIsSaid() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="30" y="40" width="50" height="60"/></view></subviews>
            <constraints><constraint firstItem="box" firstAttribute="top" secondItem="root"
                secondAttribute="top" constant="7" id="top"/></constraints>
            </view></viewController></objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let saved = "the frame saved in the file, since no constraint decides it"
        func explain(_ device: String) throws -> String {
            try Tool.run(
                ["explain", "Main.storyboard", "--view", "box", "--device", device], in: directory.path
            ).text
        }
        let canvas = try explain("canvas")
        #expect(canvas.contains("left = 30\n    \(saved)\n"), "\(canvas)")
        #expect(canvas.contains("height = 60\n    \(saved)\n"), "\(canvas)")
        #expect(canvas.contains("top = 7\n    box.top == root.top + 7\n"), "\(canvas)")
        #expect(try !explain("iphone-8").contains(saved))
    }

    @Test func aGivenFrameIsSaidToBeGiven() throws {
        let run = try explain("fixed")
        #expect(
            run.text.contains(
                "  width = 3\n    the frame it was given, with the autoresizing mask h=-&- v=---\n"))
    }

    @Test func anUnknownViewIsAnsweredWithTheNearest() throws {
        let run = try explain("tilte")
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no view 'tilte'"))
        #expect(run.errors.contains("did you mean 'title'?"))
    }

    @Test func theDocumentedForm() throws {
        let run = try explain("title", "--json")
        let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
        let screen = try #require((object?["screens"] as? [[String: Any]])?.first)
        let explanation = try #require(screen["explanation"] as? [String: Any])
        #expect(explanation["view"] as? String == "title")
        let edges = try #require(explanation["edges"] as? [[String: Any]])
        #expect(
            edges.compactMap { $0["edge"] as? String } == [
                "left", "right", "width", "top", "bottom", "height",
            ])
        #expect(edges.first?["value"] as? Double == 16)
        #expect(edges.first?["reasons"] as? [String] == ["title.leading == root.leading + 16"])
    }
}
