package import Interaction
import ScreenBuilder
package import ScreenDocuments
package import ScreenFiles
import Scripts
package import UIKitCore

/// Shows a screen up to the moment of its picture: at rest, at a time, or as its script says.
package struct ScreenPlayback {
    /// The screen and what is done to it.
    let recipe: ScreenRecipe

    /// What was shown.
    struct Outcome {
        /// The frames at the moment of the picture; nil if the script ended before it.
        var layout: LayoutTree?
        /// How the device was held.
        var orientation: DeviceOrientation
        /// Why the script ended early.
        var diagnostics: [Diagnostic] = []
        /// The event log, if one was kept.
        var events: String?

        /// Takes the picture.
        fileprivate mutating func take(_ screen: LiveScreen) {
            layout = screen.capture()
            orientation = RenderEnvironment.current.orientation
        }
    }

    /// Plays the script of a screen that has appeared, in the environment of its render.
    func run(_ screen: LiveScreen) -> Outcome {
        var outcome = Outcome(orientation: RenderEnvironment.current.orientation)
        if let declaration = recipe.script {
            play(declaration, on: screen, into: &outcome)
        } else {
            if let time = recipe.time {
                screen.state.eventLoop.advance(to: time)
            } else {
                screen.state.eventLoop.settle()
            }
            outcome.take(screen)
        }
        outcome.events = screen.state.log?.text
        return outcome
    }

    private func play(
        _ declaration: ScriptDeclaration, on screen: LiveScreen, into outcome: inout Outcome
    ) {
        let picture = ScheduledPicture()
        if let time = recipe.time { picture.schedule(at: time, on: screen) }
        let runner = Self.runner(declaration, of: recipe, on: screen)
        let isLast = recipe.capture == declaration.script.captures.last
        let failure = runner.run { capture in
            guard recipe.time == nil, capture == recipe.capture else { return true }
            outcome.take(screen)
            // What follows the last picture may expect something.
            return isLast
        } atEnd: { failure in
            if let time = recipe.time, failure == nil { screen.state.eventLoop.advance(to: time) }
        }
        outcome.diagnostics = [failure].compactMap { $0 }
        if let taken = picture.outcome {
            (outcome.layout, outcome.orientation) = (taken.layout, taken.orientation)
        }
        guard let failure, outcome.layout == nil else { return }
        outcome.diagnostics.append(
            Diagnostic(
                .scriptCapture, "the picture '\(recipe.state ?? "")' was not taken", at: failure.place,
                notes: ["the script ended at this step"]))
    }

    /// Returns the runner of a script whose steps set attributes as in files.
    package static func runner(
        _ declaration: ScriptDeclaration, of recipe: ScreenRecipe, on screen: LiveScreen
    ) -> ScriptRunner {
        let runner = ScriptRunner(declaration.script, on: screen) { index, change, view in
            if let declared = declaration.changes[index] { return setAttribute(declared.attribute, of: view) }
            let (attribute, diagnostics) = parseAttribute(
                change.attribute, value: change.value, of: elementClass(of: view),
                at: declaration.script.steps[index].place ?? Place(file: "steps"))
            return attribute.map { setAttribute($0, of: view) } ?? diagnostics
        }
        if case .scene(let scene, _) = recipe.content {
            var traits = LayoutTraits.current
            runner.didRotate = { view in
                scene.vary(from: traits, to: .current, view)
                traits = .current
            }
        }
        return runner
    }

    /// A picture that is taken while the steps of a script go on.
    private final class ScheduledPicture {
        var outcome: Outcome?

        func schedule(at time: TimeInterval, on screen: LiveScreen) {
            let loop = screen.state.eventLoop
            loop.schedule(at: time, delaysIdle: false) {
                // After what else is due at that time.
                loop.schedule {
                    var outcome = Outcome(orientation: RenderEnvironment.current.orientation)
                    outcome.take(screen)
                    self.outcome = outcome
                }
            }
        }
    }
}

extension SceneDocument {
    /// Gives the views of the shown scene what its variations set for other traits.
    fileprivate func vary(from old: LayoutTraits, to new: LayoutTraits, _ view: (String) -> UIView?) {
        var changes = changes(from: old, to: new)
        for change in changes.attributes {
            guard
                let view = view(change.elementID)
                    ?? RenderContext.current.uninstalledView(named: change.elementID)
            else {
                // A view that was not installed when the screen was made does not exist.
                let name = change.attribute.name
                if name == "isInstalled" { changes.fixed.append("\(change.elementID).\(name)") }
                continue
            }
            for diagnostic in setAttribute(change.attribute, of: view) {
                RenderEnvironment.current.report(diagnostic)
            }
        }
        guard !changes.fixed.isEmpty else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .scriptVariation,
                "\(changes.fixed.joined(separator: ", ")) of 'variations' stay as they were before the device turned"
            ))
    }
}

extension LayoutTraits {
    /// Those of the screen as it is held.
    fileprivate static var current: LayoutTraits {
        let traits = UITraitCollection.current
        return LayoutTraits(
            horizontal: traits.horizontalSizeClass == .compact ? .compact : .regular,
            vertical: traits.verticalSizeClass == .compact ? .compact : .regular,
            idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
    }
}
