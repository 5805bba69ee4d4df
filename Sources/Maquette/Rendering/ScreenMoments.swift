import Diagnostics
import UIKitCore

/// What a screen shows from its appearance to the end of its script.
package struct ScreenMoments: Sendable {
    /// The moments at which the screen changes, in order; the first is that of the appearance.
    package var moments: [Moment] = []
    /// The pictures that the script takes, with their times in seconds.
    package var captures: [Capture] = []
    /// When the clock stopped, in seconds.
    package var end = 0.0
    /// Whether there were too many, and the last ones are left out.
    package var isFull = false

    /// The number of frames, changed or not. Chosen: a minute at 30 frames a second.
    package static let frameLimit = 1800
    /// The number of different frames. Chosen: twenty seconds of motion at 30 frames a second.
    package static let changeLimit = 600

    /// The greatest time in seconds that another process may name. Chosen: a day, and no script lasts an hour.
    static let timeLimit = 86_400.0

    /// Creates no moments.
    package init() {}

    /// Records a screen that has appeared, up to the end of its script.
    ///
    /// - Parameters:
    ///   - recipe: The screen.
    ///   - live: The screen, which has appeared.
    ///   - rate: The number of moments a second, from 1 to 60.
    /// - Returns: The moments, and why the script ended early; nil if it did not.
    static func recorded(
        of recipe: ScreenRecipe, on live: LiveScreen, framesPerSecond rate: Int
    ) -> (moments: ScreenMoments, failure: Diagnostic?) {
        let recorder = MomentRecorder(live, framesPerSecond: rate)
        let failure = recorder.record(recipe)
        var moments = recorder.recorded
        moments.end = live.state.eventLoop.now
        return (moments, failure)
    }

    /// What the screen shows from some time on.
    package struct Moment: Sendable {
        /// In seconds after the appearance.
        package var time: Double
        /// The views with their frames and drawing at this time.
        package var layout: LayoutTree
        /// How the device is held.
        package var orientation: DeviceOrientation

        /// Creates a moment.
        package init(time: Double, layout: LayoutTree, orientation: DeviceOrientation) {
            self.time = time
            self.layout = layout
            self.orientation = orientation
        }
    }

    /// A picture that the script takes.
    package struct Capture: Codable, Hashable, Sendable {
        /// The name that the step gives it.
        package var name: String
        /// In seconds after the appearance.
        package var time: Double
    }
}

extension Renderer {
    /// Records what a screen shows while its clock runs.
    ///
    /// - Parameters:
    ///   - recipe: The screen.
    ///   - rate: The number of moments a second, from 1 to 60.
    ///   - screen: Has the variant; receives the events and the diagnostics. A screen whose script ended early has
    ///     moments up to there.
    /// - Returns: The moments; none if the screen could not be built.
    package mutating func moments(
        of recipe: ScreenRecipe, framesPerSecond rate: Int, into screen: inout RenderedScreen
    ) -> ScreenMoments {
        let recordedEvents = recordsEvents
        recordsEvents = true
        defer { recordsEvents = recordedEvents }
        if let source = recipe.source, !recipe.isRefused {
            var request = SourceRequest(recipe.reference, in: screen.variant)
            request.recordsEvents = true
            let shown = source.moments(request, framesPerSecond: rate, in: session, into: &screen)
            if let shown {
                screen.diagnostics = recipe.reportedNotes + screen.diagnostics
                return shown
            }
            var declared = recipe
            declared.source = nil
            let reasons = screen.diagnostics
            let moments = moments(of: declared, framesPerSecond: rate, into: &screen)
            screen.diagnostics += reasons
            return moments
        }
        var moments = ScreenMoments(), events: String?
        show(recipe, nil, into: &screen) { live, recipe in
            let failure: Diagnostic?
            (moments, failure) = ScreenMoments.recorded(of: recipe, on: live, framesPerSecond: rate)
            events = live.state.log?.text
            return (moments.moments.last?.layout, [failure].compactMap { $0 })
        }
        screen.events = events
        return moments
    }
}
