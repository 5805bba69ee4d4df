import UIKit

/// A render for one test: an app of its own, whose user was asked for nothing.
enum Render {
    /// Runs a test in a render.
    static func run(
        _ environment: RenderEnvironment = .current, _ body: () throws -> Void
    ) rethrows {
        try environment.withLiveScreen({ UIViewController() }) { _ in try body() }
    }

    /// Runs what is due on the event loop of the render.
    static func runDueWork() { RenderContext.current.eventLoop.runDueWork() }
}
