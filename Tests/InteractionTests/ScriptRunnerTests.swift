import Devices
import Diagnostics
import Geometry
import Scene
import Scripts
import Testing

@testable import Interaction
@testable import UIKitCore

/// Runs scripts on screens that are put together by hand.
struct ScriptRun {
    /// Why the script ended early.
    var failure: Diagnostic?
    /// The pictures, by the names of their steps, with the virtual time of each.
    var captures: [(name: String, time: TimeInterval, tree: LayoutTree)] = []
    /// The event log.
    var log = ""

    /// Runs steps on a screen whose controller shows some views.
    init(_ steps: [Step], on views: [UIView], changes: [String: (UIView, String) -> Void] = [:]) {
        RenderEnvironment.standard.withLiveScreen {
            RenderContext.current.log = EventLog()
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            for view in views { controller.view.addSubview(view) }
            return controller
        } _: { screen in
            let runner = ScriptRunner(Script(steps), on: screen) { _, change, view in
                guard let apply = changes[change.attribute] else {
                    return [Diagnostic(.scriptAction, "there is no attribute '\(change.attribute)'")]
                }
                apply(view, change.value)
                return []
            }
            failure = runner.run { capture in
                captures.append((capture.name ?? "", screen.state.eventLoop.now, screen.capture()))
                return true
            }
            log = screen.state.log?.text ?? ""
        }
    }
}

/// Returns a view with an id.
func named<View: UIView>(
    _ id: String, _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
)
    -> View
{
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    view.identifier = id
    return view
}

@Suite struct ScriptRunnerTests {
    private let button = named("next", UIButton(type: .system), 50, 100, 100, 40)

    @Test func aTapSendsTheActionOfAButton() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let run = ScriptRun([.tap("next"), .tap(x: 60, y: 110), .capture("end")], on: [button])
        #expect(run.failure == nil && taps == 2)
        #expect(run.captures.map(\.name) == ["end"])
    }

    @Test func viewsAreFoundByIdentifierAndTitle() {
        button.setTitle("Go on", for: .normal)
        button.accessibilityIdentifier = "other"
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let run = ScriptRun([.tap("next"), .tap("other"), .tap("Go on")], on: [button])
        #expect(run.failure == nil && taps == 3)
    }

    @Test func stepsOneAfterTheOtherAreSeparateTaps() {
        var counts: [Int] = []
        button.addTarget(for: .touchDown) { _, event in
            counts.append(event?.allTouches?.first?.tapCount ?? 0)
        }
        button.addTarget(for: .touchDownRepeat) { _, _ in counts.append(-1) }
        #expect(ScriptRun([.tap("next"), .tap("next")], on: [button]).failure == nil)
        #expect(counts == [1, 1])
        counts = []
        #expect(ScriptRun([.doubleTap("next")], on: [button]).failure == nil)
        #expect(counts == [1, 2, -1])
    }

    @Test func picturesAreTakenAtTheirTime() {
        let label = named("label", UILabel(), 0, 200, 100, 20)
        label.text = "before"
        button.addAction(
            UIAction { _ in
                RenderContext.current.eventLoop.schedule(
                    at: RenderContext.current.eventLoop.now + 1
                ) { label.text = "after" }
            }, for: .touchUpInside)
        let run = ScriptRun(
            [
                .tap("next"), .capture("early", at: 0.5), .capture("late", at: 0.75), .capture("rest"),
                .capture("then", at: 0.25),
            ], on: [button, label])
        func text(_ name: String) -> String? {
            run.captures.first { $0.name == name }?.tree.nodes.first { $0.id == "label" }?.text
        }
        #expect(run.failure == nil)
        #expect(text("early") == "before" && text("late") == "before" && text("rest") == "after")
        // The finger is lifted after a tenth of a second; at rest is a second after that.
        let times: [TimeInterval] = [0.6, 0.85, 1.1, 1.35]
        for (capture, time) in zip(run.captures, times) { #expect(abs(capture.time - time) < 1e-9) }
    }

    @Test func aScriptWithoutCaptureEndsInOneAtRest() {
        let run = ScriptRun([.tap("next"), .wait(0.4)], on: [button])
        #expect(run.captures.map(\.name) == [""])
        #expect(run.log.hasSuffix("0.000 step: tap next\n0.100 step: wait 0.4\n"))
    }

    @Test func attributesAreSet() {
        let run = ScriptRun(
            [
                .set("next", "title", to: "Done"), .expect("next", .text, "Done"),
                .set("next", "size", to: "1"),
            ],
            on: [button],
            changes: ["title": { view, value in (view as? UIButton)?.setTitle(value, for: .normal) }])
        #expect(run.failure?.message == "set next.size = 1: there is no attribute 'size'")
    }

    @Test func rotationChangesTheScreen() {
        let run = ScriptRun(
            [.rotate(), .capture("side"), .rotate(to: .portrait), .capture("up")], on: [button])
        #expect(run.failure == nil)
        // Source: an iPhone 16 has 393 by 852 points.
        #expect(run.captures.map(\.tree.size.width) == [852, 393])
    }

    @Test func scrollViewsScroll() {
        let scroll = named("pages", UIScrollView(), 0, 0, 300, 400)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 900, height: 400)
        let run = ScriptRun(
            [
                .scroll("pages", to: .page(1)), .wait(1), .expect("pages", .offsetX, 300),
                .scroll("pages", to: .by(Point(x: 50, y: 0))), .wait(1), .expect("pages", .offsetX, 350),
                .scroll("pages", to: .edge(.right)), .wait(1), .expect("pages", .page, 2),
                .scroll("pages", to: .offset(Point(x: 5000, y: 0))), .wait(1),
                .expect("pages", .offsetX, 600), .scroll("pages", to: .page(3)),
            ], on: [scroll])
        #expect(run.failure?.message == "scroll pages page 3: the last page is 2, counted from 0")
    }

    @Test func aPinchZoomsByItsFactor() {
        final class Zoom: UIScrollViewDelegate {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        }
        let photo = named("photo", UIScrollView(), 0, 100, 300, 300), delegate = Zoom()
        photo.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        photo.contentSize = CGSize(width: 300, height: 300)
        photo.maximumZoomScale = 4
        photo.delegate = delegate
        let run = ScriptRun(
            [
                .pinch("photo", by: 2), .expect("photo", .zoomScale, 2), .expect("photo", .offsetX, 150),
                .pinch(x: 150, y: 250, by: 0.75), .expect("photo", .zoomScale, 1.5),
            ], on: [photo])
        #expect(run.failure == nil)
    }
}
