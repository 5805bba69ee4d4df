import Testing

@testable import UIKitCore

/// Cases that designers' layouts depend on, with values derived from the size of the text.
@Suite struct MissionCaseTests {
    private typealias Axis = NSLayoutConstraint.Axis

    private func want(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat, _ priority: Float,
        _ relation: NSLayoutConstraint.Relation = .equal
    ) {
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: points)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }

    // MARK: A bubble's label

    private let words = "A message that is clearly longer than a bubble of two hundred fifty-three points"

    /// Returns the size of a label that is only determined by its own constraints.
    private func label(
        lines: Int, _ text: String? = nil, _ change: (UILabel) -> Void = { _ in }
    ) throws -> (size: CGSize, oneLine: CGFloat, isAmbiguous: Bool) {
        let (label, _, diagnostics) = try layOut { root in
            let label = addView(UILabel(), to: root)
            label.numberOfLines = lines
            label.text = text ?? words
            label.pinCorner(10, 100)
            change(label)
            return label
        }
        #expect(diagnostics.isEmpty)
        let measured = UILabel()
        measured.text = text ?? words
        var environment = RenderEnvironment.standard
        environment.traits = UITraitCollection(userInterfaceStyle: .light, displayScale: 2)
        let oneLine = environment.run { measured.intrinsicContentSize.width }
        return (label.frame.size, oneLine, label.hasAmbiguousLayout)
    }

    /// Lines of the system font at 17 points: 17 · 2444/2048 = 20.287, up to the next half point.
    private func height(ofLines count: Int) -> CGFloat {
        (CGFloat(count) * 17 * 2444 / 2048 * 2).rounded(.up) / 2
    }

    @Test func aWeaklyWantedSizeLosesToTheWords() throws {
        // 253 @100 and 36 @100 lose to hugging at 250 and resistance at 750.
        let (size, oneLine, _) = try label(lines: 0) {
            want($0, .width, 253, 100)
            want($0, .height, 36, 100)
        }
        #expect(oneLine > 400)
        #expect(size == CGSize(width: oneLine, height: height(ofLines: 1)))
    }

    @Test func aBoundWraps() throws {
        // The text needs more than 2 · 253 and less than 3 · 253, so three lines.
        let (size, oneLine, _) = try label(lines: 0) { want($0, .width, 253, 1000, .lessThanOrEqual) }
        #expect(oneLine > 2 * 253 && oneLine < 2.8 * 253)
        #expect(size.width <= 253 && size.width > 200)
        #expect(size.height == height(ofLines: 3))
    }

    @Test func withoutABoundItIsOneLine() throws {
        let (size, oneLine, _) = try label(lines: 0)
        #expect(size == CGSize(width: oneLine, height: height(ofLines: 1)))
    }

    @Test func aShortWordKeepsItsWidthUnderABound() throws {
        let (size, oneLine, _) = try label(lines: 0, "OK") {
            want($0, .width, 253, 1000, .lessThanOrEqual)
        }
        #expect(size == CGSize(width: oneLine, height: height(ofLines: 1)))
    }

    // MARK: A label without size, with a width, with both

    @Test(arguments: [(0, 5), (1, 1), (3, 3)])
    func aWidthAloneLetsTheLinesDecideTheHeight(lines: Int, shown: Int) throws {
        // Five paragraphs, each far narrower than the label.
        let text = "one\ntwo\nthree\nfour\nfive"
        let (size, _, isAmbiguous) = try label(lines: lines, text) { want($0, .width, 120, 1000) }
        #expect(size == CGSize(width: 120, height: height(ofLines: shown)))
        #expect(!isAmbiguous)
    }

    @Test(arguments: [0, 1, 3])
    func aWidthAndAHeightAreObeyedWhateverTheWords(lines: Int) throws {
        let (size, _, _) = try label(lines: lines) {
            want($0, .width, 77, 1000)
            want($0, .height, 33, 1000)
        }
        #expect(size == CGSize(width: 77, height: 33))
    }

    @Test(arguments: [0, 1, 3])
    func withoutAnySizeTheWordsDecide(lines: Int) throws {
        let (size, oneLine, isAmbiguous) = try label(lines: lines)
        #expect(size == CGSize(width: oneLine, height: height(ofLines: 1)))
        #expect(!isAmbiguous)
    }

    // MARK: The four ways

    /// Returns the width of a view with an intrinsic width of 100 and a constraint of some priority.
    private static let contests: [(wanted: CGFloat, priority: Float, winner: CGFloat)] = [
        // Larger than the intrinsic size: only hugging, at 300, is violated.
        (150, 299, 100), (150, 301, 150), (150, 599, 150), (150, 601, 150), (150, 1000, 150),
        // Smaller: only compression resistance, at 600, is violated.
        (60, 299, 100), (60, 301, 100), (60, 599, 100), (60, 601, 60), (60, 1000, 60),
    ]

    @Test(arguments: contests.indices, [0, 1])
    func aWishBeatsHuggingWhenLargerAndResistanceWhenSmaller(index: Int, axis: Int) throws {
        let (wanted, priority, winner) = Self.contests[index]
        let (view, _, diagnostics) = try layOut { root in
            let view = addView(SizedView(100, 100), to: root)
            view.setPriorities(hugging: 300, resistance: 600)
            want(view, axis == 0 ? .width : .height, wanted, priority)
            return view
        }
        #expect((axis == 0 ? view.frame.width : view.frame.height) == winner)
        #expect((axis == 0 ? view.frame.height : view.frame.width) == 100)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [(150.0, Float(300)), (60, 600)], [0, 1])
    func equalPrioritiesMeetSomewhereBetween(contest: (wanted: Double, priority: Float), axis: Int) throws {
        // Both pull with the same weight for every point, so every size between them costs the same.
        let (view, _, diagnostics) = try layOut { root in
            let view = addView(SizedView(100, 100), to: root)
            view.setPriorities(hugging: 300, resistance: 600)
            want(view, axis == 0 ? .width : .height, CGFloat(contest.wanted), contest.priority)
            return view
        }
        let length = Double(axis == 0 ? view.frame.width : view.frame.height)
        #expect(length >= min(100, contest.wanted) && length <= max(100, contest.wanted))
        #expect(diagnostics.isEmpty)
    }

    @Test func boundsOnlyMatterWhereTheyAreCrossed() throws {
        let (views, _, _) = try layOut { root in
            let views = (0..<4).map { _ in addView(SizedView(100, 100), to: root) }
            want(views[0], .width, 150, 1000, .lessThanOrEqual)
            want(views[1], .width, 60, 1000, .lessThanOrEqual)
            want(views[2], .width, 150, 1000, .greaterThanOrEqual)
            want(views[3], .width, 60, 1000, .greaterThanOrEqual)
            return views
        }
        #expect(views.map(\.frame.width) == [100, 60, 150, 100])
    }

    // MARK: An alert

    /// An alert of 270 points: a title, a message, and perhaps a button 44 high.
    private func alert(hasButton: Bool) throws -> (alert: UIView, title: UILabel, diagnostics: [String]) {
        let (result, _, diagnostics) = try layOut { root in
            let alert = addView(UIView(), to: root), title = addView(UILabel(), to: alert)
            title.text = "Done"
            title.numberOfLines = 0
            alert.widthAnchor.constraint(equalToConstant: 270).isActive = true
            NSLayoutConstraint.activate([
                alert.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                alert.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                title.leadingAnchor.constraint(equalTo: alert.leadingAnchor, constant: 20),
                title.trailingAnchor.constraint(equalTo: alert.trailingAnchor, constant: -20),
                title.topAnchor.constraint(equalTo: alert.topAnchor, constant: 20),
            ])
            // The distance of the message from the bottom edge is optional, that of the button is required.
            let bottom = alert.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 20)
            bottom.priority = UILayoutPriority(700)
            bottom.isActive = true
            if hasButton {
                let button = addView(UIView(), to: alert)
                button.setSize(nil, 44)
                NSLayoutConstraint.activate([
                    button.leadingAnchor.constraint(equalTo: alert.leadingAnchor),
                    button.trailingAnchor.constraint(equalTo: alert.trailingAnchor),
                    button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
                    button.bottomAnchor.constraint(equalTo: alert.bottomAnchor),
                ])
            }
            return (alert, title)
        }
        return (result.0, result.1, diagnostics)
    }

    @Test func anAlertEndsBelowItsTextOrItsButton() throws {
        // 20 + 20.5 + 20, and 44 more with the button; in the middle of 375 x 667.
        let plain = try alert(hasButton: false)
        #expect(plain.alert.frame.size == CGSize(width: 270, height: 60.5))
        #expect(plain.alert.frame.minX == 52.5)
        #expect(plain.title.frame == CGRect(x: 20, y: 20, width: 230, height: 20.5))
        let full = try alert(hasButton: true)
        #expect(full.alert.frame.size == CGSize(width: 270, height: 104.5))
        #expect(full.alert.subviews[1].frame == CGRect(x: 0, y: 60.5, width: 270, height: 44))
        #expect(plain.diagnostics.isEmpty && full.diagnostics.isEmpty)
    }

    // MARK: Every size of screen

    @Test(arguments: [
        ("iphone-4", 320.0, 480.0), ("iphone-se", 320, 568), ("iphone-8", 375, 667),
        ("iphone-8-plus", 414, 736), ("iphone-x", 375, 812), ("ipad-9.7", 768, 1024),
    ])
    func theSameConstraintsFillEveryScreen(device: String, width: Double, height: Double) throws {
        let (views, _, diagnostics) = try layOut(on: device) { root in
            let halves = (0..<2).map { _ in addView(UIView(), to: root) }
            NSLayoutConstraint.activate([
                halves[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                halves[1].leadingAnchor.constraint(equalTo: halves[0].trailingAnchor),
                halves[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
                halves[0].widthAnchor.constraint(equalTo: halves[1].widthAnchor),
                halves[0].topAnchor.constraint(equalTo: root.topAnchor),
                halves[0].bottomAnchor.constraint(equalTo: root.bottomAnchor),
                halves[1].topAnchor.constraint(equalTo: root.topAnchor),
                halves[1].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
            ])
            return halves
        }
        // The edge between the halves lies on a whole pixel: 187.5 points are 562.5 pixels at 3x, so 563.
        let middle = device == "iphone-x" ? 563.0 / 3 : width / 2
        func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
            [(a.minX, b.minX), (a.maxX, b.maxX), (a.minY, b.minY), (a.maxY, b.maxY)].allSatisfy {
                ($0 - $1).magnitude < 1e-6
            }
        }
        #expect(isClose(views[0].frame, CGRect(x: 0, y: 0, width: middle, height: height)))
        #expect(
            isClose(views[1].frame, CGRect(x: middle, y: 0, width: width - middle, height: height / 2)))
        #expect(diagnostics.isEmpty)
    }
}
