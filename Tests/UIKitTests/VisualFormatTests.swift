import Testing

@testable import UIKitCore

/// The Visual Format Language: its constraints, and the messages for invalid strings.
@Suite struct VisualFormatTests {
    /// Returns the constraints of a format string for two boxes in a container, in the constraint syntax.
    private func rules(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) throws -> [String] {
        let (rules, _, diagnostics) = try layOut { root in
            let parent = addView(UIView(), to: root)
            let views = ["a": addView(UIView(), to: parent), "b": addView(UIView(), to: parent)]
            parent.identifier = "p"
            for (name, view) in views { view.identifier = name }
            return NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views
            ).map { constraint in
                let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
                return constraint.ruleText + priority
            }
        }
        #expect(diagnostics.isEmpty)
        return rules
    }

    @Test func theExamplesOfTheGuideMeanWhatItSays() throws {
        #expect(try rules("[a]-[b]") == ["b.leading == a.trailing + 8"])
        #expect(try rules("[a(>=50)]") == ["a.width >= 50"])
        #expect(
            try rules("|-50-[a]-50-|") == ["a.leading == p.leading + 50", "p.trailing == a.trailing + 50"])
        #expect(try rules("V:[a]-10-[b]") == ["b.top == a.bottom + 10"])
        #expect(try rules("[a][b]") == ["b.leading == a.trailing"])
        #expect(try rules("[a(100@20)]") == ["a.width == 100 @20.0"])
        #expect(try rules("[a(==b)]") == ["a.width == b.width"])
        #expect(try rules("[a(>=70,<=100)]") == ["a.width >= 70", "a.width <= 100"])
        #expect(
            try rules("|-[a]-[b]-[a(>=20)]-|") == [
                "a.leading == p.margins.leading", "b.leading == a.trailing + 8",
                "a.leading == b.trailing + 8", "a.width >= 20", "p.margins.trailing == a.trailing",
            ])
    }

    @Test func metricsStandForNumbersAndPriorities() throws {
        let metrics: [String: Any] = ["gap": 12, "wide": 80.5, "low": 300]
        #expect(
            try rules("[a(wide@low)]-gap-[b]", metrics: metrics) == [
                "a.width == 80.5 @300.0", "b.leading == a.trailing + 12",
            ])
        #expect(
            try rules("V:|-(>=gap,<=wide@low)-[a]", metrics: metrics) == [
                "a.top >= p.top + 12", "a.top <= p.top + 80.5 @300.0",
            ])
    }

    @Test func numbersInParenthesesMayBeNegative() throws {
        #expect(try rules("[a]-(-8)-[b]") == ["b.leading == a.trailing - 8"])
    }

    @Test func optionsAlignAcrossTheLine() throws {
        #expect(
            try rules("[a]-0-[b]", options: [.alignAllTop, .alignAllLastBaseline]) == [
                "b.leading == a.trailing", "a.top == b.top", "a.lastBaseline == b.lastBaseline",
            ])
        #expect(
            try rules("V:[a]-0-[b]", options: .alignAllCenterX) == [
                "b.top == a.bottom", "a.centerX == b.centerX",
            ])
    }

    @Test func directionsAreByReadingOrBySide() throws {
        #expect(
            try rules("|[a]-5-[b]|", options: .directionLeftToRight) == [
                "a.left == p.left", "b.left == a.right + 5", "p.right == b.right",
            ])
        #expect(
            try rules("|[a]-5-[b]|", options: .directionRightToLeft) == [
                "p.right == a.right", "a.left == b.right + 5", "b.left == p.left",
            ])
    }

    @Test func guidesMayStandInALine() throws {
        let (view, _, diagnostics) = try layOut { root in
            let guide = UILayoutGuide(), view = addView(SizedView(10, 10), to: root)
            root.addLayoutGuide(guide)
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
            guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[guide]-4-[view]", views: ["guide": guide, "view": view]))
            return view
        }
        #expect(view.frame.minY == 54)
        #expect(diagnostics.isEmpty)
    }

    /// Invalid format strings with their messages and the number of characters before the caret.
    private static let mistakes: [(String, String, Int)] = [
        ("V[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
        ("H-[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
        ("|-[c]", "Unable to find view with name c", 3),
        ("[a(=50)]", "Unknown relation. Must be ==, >=, or <=", 3),
        ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 4),
        ("[a(high)]", "high is not a key in the metrics or views dictionary.", 3),
        ("[a", "Expected ']' after the view", 2),
        ("[a]-5[b]", "Expected '-' after the space", 5),
        ("[a]-|-[b]", "Expected the end after '|'", 5),
        ("[a(50@0)]", "A priority is above 0 and at most 1000", 7),
        ("", "Expected a view", 0),
    ]

    @Test(arguments: mistakes.indices)
    func mistakesAreNamedWithTheirPlace(index: Int) throws {
        let (format, message, offset) = Self.mistakes[index]
        let (count, _, diagnostics) = try layOut { root in
            let views = ["a": addView(UIView(), to: root), "b": addView(UIView(), to: root)]
            return NSLayoutConstraint.constraints(withVisualFormat: format, views: views).count
        }
        #expect(count == 0)
        #expect(diagnostics.count == 1)
        let text = diagnostics.first ?? ""
        #expect(text.contains("unable to parse constraint format: \(message)"), "\(text)")
        #expect(text.contains(String(repeating: " ", count: offset) + "^"), "\(text)")
    }

    @Test func alignmentAlongTheLineIsRefused() throws {
        let (count, _, diagnostics) = try layOut { root in
            let views = ["a": addView(UIView(), to: root), "b": addView(UIView(), to: root)]
            return NSLayoutConstraint.constraints(
                withVisualFormat: "[a][b]", options: .alignAllLeft, views: views
            ).count
        }
        #expect(count == 0)
        #expect(
            diagnostics.first?.contains(
                "Options mask required views to be aligned on a vertical edge, which is not allowed for "
                    + "layout that is also horizontal") == true)
    }
}
