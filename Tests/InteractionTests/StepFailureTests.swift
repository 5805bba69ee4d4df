import Diagnostics
import Geometry
import Scripts
import Testing

@testable import Interaction
@testable import UIKitCore

/// What is said of steps that cannot be carried out, and that the script ends there.
@Suite struct StepFailureTests {
    private func failure(_ steps: Step..., on views: UIView...) -> Diagnostic? {
        let run = ScriptRun(steps + [.capture("never")], on: views)
        #expect(run.captures.isEmpty)
        return run.failure
    }

    private let button = named("next", UIButton(type: .system), 50, 100, 100, 40)

    @Test func aViewThatIsNotThere() {
        let failure = failure(.tap("nxt"), on: button)
        #expect(failure?.code == .scriptView)
        #expect(failure?.message == "tap nxt: there is no view 'nxt' on the screen")
        #expect(failure?.hints == ["did you mean 'next'?"])
        #expect(self.failure(.tap("somewhere"), on: button)?.hints == ["known: next"])
    }

    @Test func aViewThatIsHidden() {
        button.isHidden = true
        #expect(failure(.tap("next"), on: button)?.message == "tap next: 'next' is hidden")
        let card = named("card", UIView(), 0, 0, 300, 300)
        card.alpha = 0
        button.isHidden = false
        card.addSubview(button)
        #expect(
            failure(.tap("next"), on: card)?.message
                == "tap next: 'next' is in 'card', which is transparent")
    }

    @Test func aControlThatIsDisabled() {
        button.isEnabled = false
        #expect(failure(.tap("next"), on: button)?.message == "tap next: 'next' is disabled")
    }

    @Test func aViewThatIsCovered() {
        let cover = named("cover", UIView(), 0, 0, 300, 300)
        #expect(
            failure(.tap("next"), on: button, cover)?.message == "tap next: 'next' is covered by 'cover'")
        cover.isUserInteractionEnabled = false
        #expect(ScriptRun([.tap("next")], on: [button, cover]).failure == nil)
    }

    @Test func aViewOffTheScreen() {
        button.frame.origin.y = 2000
        let list = named("list", UIScrollView(), 0, 0, 300, 5000)
        list.addSubview(button)
        let failure = failure(.tap("next"), on: list)
        #expect(
            failure?.message == "tap next: 'next' is off the screen, at 50,2000 of 100 by 40 points")
        #expect(failure?.hints == ["scroll list brings it in sight"])
        #expect(
            self.failure(.tap(x: 500, y: 1), on: list)?.message
                == "tap at 500,1: the point is off the screen, 393 by 852 points")
    }

    @Test func whatAViewHasNot() {
        let label = named("label", UILabel(), 0, 0, 100, 20)
        #expect(
            failure(.scroll("label", to: .page(1)), on: label)?.message
                == "scroll label page 1: a UILabel does not scroll")
        #expect(
            failure(.expect("label", .page, 1), on: label)?.message
                == "expect label.page == 1: a UILabel has no page")
        #expect(failure(.selectRow(0), on: label)?.message == "select row 0: there is no list on the screen")
        #expect(failure(.switchTab(0), on: label)?.message == "switch tab 0: there are no tabs on the screen")
        #expect(failure(.back, on: label)?.message == "back: there is no navigation on the screen")
        #expect(failure(.dismiss, on: label)?.message == "dismiss: nothing is presented")
        #expect(failure(.dismissKeyboard, on: label)?.message == "dismiss keyboard: there is no keyboard")
    }

    @Test func anExpectationThatIsNotMet() {
        let label = named("label", UILabel(), 0, 0, 100, 20)
        label.text = "One"
        let failure = failure(.expect("label", .text, "Two"), on: label)
        #expect(failure?.code == .scriptExpectation)
        #expect(failure?.message == "expect label.text == \"Two\": it is \"One\"")
        let steps: [Step] = [
            .expect("label", .text, .notEqual, "Two"), .expect("label", .isHidden, false),
            .expect("toast", .exists, false), .expect("label", .width, .less, 101),
            .expect("label", .exists),
        ]
        #expect(ScriptRun(steps, on: [label]).failure == nil)
    }

    /// A list of 300 by 600 points with 2000 points of content.
    private func list() -> UIScrollView {
        let list = named("list", UIScrollView(), 0, 0, 300, 600)
        list.contentSize = CGSize(width: 300, height: 2000)
        list.contentInsetAdjustmentBehavior = .never
        return list
    }

    /// Scrolling by code takes 0.3 seconds, as `UIScrollView.setContentOffset(_:animated:)` does.
    @Test func anExpectationBeforeTheEndOfAnAnimation() {
        let expectation = Step.expect("list", .offsetY, 200)
        let failure = failure(.scroll("list", to: .offset(Point(x: 0, y: 200))), expectation, on: list())
        #expect(
            failure?.message == "expect list.offsetY == 200: it is 0; an animation runs until 0.3 s")
        #expect(failure?.hints == ["write 'wait 0.3' before this step to let it end"])
        let steps: [Step] = [.scroll("list", to: .offset(Point(x: 0, y: 200))), .wait(0.3), expectation]
        #expect(ScriptRun(steps, on: [list()]).failure == nil)
        // Half of the time is left, of which the hint says so.
        let later = self.failure(
            .scroll("list", to: .offset(Point(x: 0, y: 200))), .wait(0.15), expectation, on: list())
        #expect(later?.hints == ["write 'wait 0.15' before this step to let it end"])
        // Afterwards nothing is said of it.
        let wrong = self.failure(
            .scroll("list", to: .offset(Point(x: 0, y: 200))), .wait(0.3), .expect("list", .offsetY, 100),
            on: list())
        #expect(wrong?.message == "expect list.offsetY == 100: it is 200" && wrong?.hints == [])
    }

    @Test func anExpectationDuringAnAnimationOfViews() {
        let box = named("box", UIView(), 0, 0, 40, 40)
        button.addAction(
            UIAction { _ in UIView.animate(withDuration: 1, delay: 0.5) { box.alpha = 0.5 } },
            for: .touchUpInside)
        let failure = failure(.tap("next"), .expect("box", .alpha, 0.25), on: box, button)
        // A tap ends after a tenth of a second.
        #expect(
            failure?.message
                == "expect box.alpha == 0.25: it is 0.5; an animation runs until 1.6 s",
            "\(failure?.message ?? "")")
        #expect(failure?.hints.first == "write 'wait 1.5' before this step to let it end")
    }
}
