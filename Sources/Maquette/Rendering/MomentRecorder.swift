import Interaction
import ScreenDocuments
import Scripts
import UIKitCore

/// Records what a screen shows while its clock runs, a number of times a second.
final class MomentRecorder {
    private(set) var recorded = ScreenMoments()
    private let screen: LiveScreen
    private let rate: Int
    private var frameCount = 0

    init(_ screen: LiveScreen, framesPerSecond rate: Int) {
        self.screen = screen
        self.rate = rate
    }

    /// Records a screen that has appeared up to the end of its script.
    ///
    /// - Returns: Why the script ended early; nil if it did not.
    func record(_ recipe: ScreenRecipe) -> Diagnostic? {
        takeFrame()
        schedule(1)
        guard let declaration = recipe.script else {
            settle()
            return nil
        }
        return ScreenPlayback.runner(declaration, of: recipe, on: screen).run { capture in
            takeFrameInMotion()
            if let name = capture.name {
                recorded.captures.append(.init(name: name, time: screen.state.eventLoop.now))
            }
            return true
        } atEnd: { _ in
            settle()
        }
    }

    /// Lets the screen come to rest.
    private func settle() {
        screen.state.eventLoop.settle()
        takeFrameInMotion()
    }

    /// Takes a frame with the animations that have no end, which a screen at rest is shown without.
    private func takeFrameInMotion() {
        screen.state.eventLoop.advance(by: 0)
        takeFrame()
    }

    private func schedule(_ frame: Int) {
        guard !recorded.isFull else { return }
        let loop = screen.state.eventLoop
        loop.schedule(at: Double(frame) / Double(rate), delaysIdle: false) { [self] in
            // After what else is due at that time.
            loop.schedule { [self] in
                takeFrame()
                schedule(frame + 1)
            }
        }
    }

    private func takeFrame() {
        guard !recorded.isFull else { return }
        frameCount += 1
        let layout = screen.capture(), orientation = RenderEnvironment.current.orientation
        guard frameCount <= ScreenMoments.frameLimit,
            recorded.moments.count < ScreenMoments.changeLimit
        else {
            recorded.isFull = true
            return
        }
        if let last = recorded.moments.last, last.layout == layout, last.orientation == orientation { return }
        let time = screen.state.eventLoop.now
        recorded.moments.append(.init(time: time, layout: layout, orientation: orientation))
    }
}
