package import Devices
package import Diagnostics
package import Scripts
package import UIKitCore

/// Carries out a script on a screen that is shown, in the environment of its render.
package final class ScriptRunner {
    /// Sets an attribute of a view for a step; returns why not, or nothing.
    package typealias Assignment = (_ step: Int, _ change: Step.Assignment, _ view: UIView) -> [Diagnostic]

    let screen: LiveScreen
    let input = TouchInput()
    private let script: Script
    private let captures: [Script.Capture]
    private let assign: Assignment
    /// When the last step ended that is no picture, in seconds on the virtual clock.
    private var lastStepTime: TimeInterval
    /// Whether the last step lifted a finger.
    private var hasJustTouched = false

    /// How the device is held.
    package var orientation: DeviceOrientation { RenderEnvironment.current.orientation }

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - script: The steps.
    ///   - screen: The screen, which has appeared.
    ///   - assign: Sets attributes.
    package init(_ script: Script, on screen: LiveScreen, assign: @escaping Assignment) {
        self.script = script
        captures = script.captures
        self.screen = screen
        self.assign = assign
        lastStepTime = screen.state.eventLoop.now
    }

    /// Called when the device has turned, in the environment after that, with a look-up of views by name.
    package var didRotate: ((String) -> UIView?) -> Void = { _ in }

    /// Carries out the steps in order.
    ///
    /// - Parameters:
    ///   - take: Called when a picture is to be taken, in the environment of the screen as it is then; returns
    ///     whether the script goes on.
    ///   - end: Called when the script has ended, early or not, in the environment of the screen at its end.
    /// - Returns: Why a step was not carried out, which ends the script; nil where all were.
    package func run(
        _ take: (Script.Capture) -> Bool, atEnd end: (Diagnostic?) -> Void = { _ in }
    ) -> Diagnostic? { run(from: 0, take, end) }

    /// Carries out the steps from one on. Those after a rotation run in the environment of the rotated screen.
    private func run(
        from first: Int, _ take: (Script.Capture) -> Bool, _ end: (Diagnostic?) -> Void
    ) -> Diagnostic? {
        for (index, step) in script.steps.enumerated().dropFirst(first) {
            screen.state.log?.record(.step, "\(step)", at: screen.state.eventLoop.now)
            if case .rotate(let orientation) = step.action {
                let environment = RenderEnvironment.current.rotated(
                    to: orientation?.device ?? self.orientation.other)
                return screen.rotate(to: environment) {
                    didRotate { try? view(named: $0) }
                    lastStepTime = screen.state.eventLoop.now
                    hasJustTouched = false
                    return run(from: index + 1, take, end)
                }
            }
            do throws(StepFailure) {
                if case .capture(_, let time) = step.action {
                    show(at: time)
                    if let capture = captures.first(where: { $0.step == index }), !take(capture) {
                        return nil
                    }
                } else {
                    try carryOut(step, index)
                    screen.state.eventLoop.runDueWork()
                    lastStepTime = screen.state.eventLoop.now
                }
            } catch {
                let failure = notingAnimation(error).diagnostic(of: step)
                end(failure)
                return failure
            }
        }
        if let last = captures.last, last.name == nil {
            show(at: nil)
            _ = take(last)
        }
        end(nil)
        return nil
    }

    /// Lets the screen come to rest, or time pass until some seconds after the step before.
    private func show(at time: Double?) {
        hasJustTouched = false
        if let time {
            screen.state.eventLoop.advance(to: lastStepTime + time)
        } else {
            screen.state.eventLoop.settle()
            lastStepTime = screen.state.eventLoop.now
        }
    }

    private func carryOut(_ step: Step, _ index: Int) throws(StepFailure) {
        let isTouch = step.action.isTouch
        if isTouch, hasJustTouched { screen.state.eventLoop.advance(by: Self.pauseBetweenTouches) }
        switch step.action {
        case .tap(let target, let count): tap(at: try point(of: target), count: count)
        case .longPress(let target, let duration): longPress(at: try point(of: target), duration)
        case .swipe(let direction, let view): try swipe(direction, view)
        case .drag(let target, let destination, let duration):
            let start = try point(of: target)
            drag(from: start, to: try point(of: destination, from: start), over: duration)
        case .pinch(let target, let scale): pinch(at: try point(of: target), by: CGFloat(scale))
        case .scroll(let name, let destination): try scroll(name, destination)
        case .type(let text, let name): try type(text, name)
        case .focus(let name): try focus(name)
        case .dismissKeyboard: try dismissKeyboard()
        case .selectRow(let row): try select(row)
        case .deleteRow(let row): try delete(row)
        case .switchTab(let tab): try choose(tab)
        case .back: try goBack()
        case .dismiss: try dismiss()
        case .set(let change): try set(change, index)
        case .wait(let seconds): screen.state.eventLoop.advance(by: seconds)
        case .expect(let expectation): try check(expectation)
        case .capture, .rotate: break
        }
        hasJustTouched = isTouch
    }

    /// How long a finger is away between two steps that follow each other, in seconds.
    ///
    /// Chosen: longer than the pause of a double tap and the usual transitions of controls.
    private static let pauseBetweenTouches: TimeInterval = 0.5

    private func set(_ change: Step.Assignment, _ index: Int) throws(StepFailure) {
        let view = try assignedView(of: change)
        guard let problem = assign(index, change, view).first else { return }
        throw StepFailure(.scriptAction, problem.message, hints: problem.hints)
    }

    /// Returns the view that an attribute is set of; one that is not installed can be installed.
    private func assignedView(of change: Step.Assignment) throws(StepFailure) -> UIView {
        do throws(StepFailure) {
            return try view(named: change.view)
        } catch {
            guard change.attribute == "isInstalled" else { throw error }
            if let view = screen.state.uninstalledView(named: change.view) { return view }
            var failure = error
            failure.hints.append("a step installs only what a step before it has taken out")
            throw failure
        }
    }

    private func check(_ expectation: Step.Expectation) throws(StepFailure) {
        let actual: Step.Expectation.Value
        if expectation.property == .exists {
            actual = .boolean((try? view(named: expectation.view)) != nil)
        } else {
            let view = try view(named: expectation.view)
            guard let value = view.value(of: expectation.property) else {
                throw StepFailure(
                    .scriptAction, "\(view.className.withArticle) has no \(expectation.property.rawValue)")
            }
            actual = value
        }
        guard !expectation.holds(for: actual) else { return }
        throw StepFailure(.scriptExpectation, "it is \(actual)")
    }

    /// Returns a failure that says whether something is still moving, since what a step needs may be there after that.
    private func notingAnimation(_ failure: StepFailure) -> StepFailure {
        let now = screen.state.eventLoop.now
        guard let end = screen.animationEnd else { return failure }
        var failure = failure
        failure.message += "; an animation runs until \(Self.seconds(end, rounding: .toNearestOrEven)) s"
        // Rounded up: after that much time it has ended.
        let wait = Step.wait(Self.seconds(end - now, rounding: .up))
        failure.hints.insert("write '\(wait)' before this step to let it end", at: 0)
        return failure
    }

    /// Returns a time in seconds with two decimals.
    private static func seconds(_ time: TimeInterval, rounding rule: FloatingPointRoundingRule) -> Double {
        (time * 100).rounded(rule) / 100
    }
}

extension Step.Action {
    /// Whether a finger touches the screen.
    fileprivate var isTouch: Bool {
        switch self {
        case .tap, .longPress, .swipe, .drag, .pinch, .selectRow, .deleteRow, .switchTab, .back: true
        default: false
        }
    }
}

extension Step.Orientation {
    fileprivate var device: DeviceOrientation { self == .portrait ? .portrait : .landscape }
}

extension DeviceOrientation {
    fileprivate var other: DeviceOrientation { self == .portrait ? .landscape : .portrait }
}
