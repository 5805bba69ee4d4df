package import Scene

extension RenderEnvironment {
    /// Creates a screen in this environment, lays it out, runs it until it is at rest, and returns its layout tree.
    ///
    /// - Parameter recipe: Creates the root view controller; runs in this environment.
    /// - Returns: The controller's root view and its descendants, at the size of the device's screen.
    package func layoutTree(of recipe: () throws -> UIViewController) rethrows -> LayoutTree {
        try withLiveScreen(recipe) { screen in
            screen.state.eventLoop.settle()
            return screen.capture()
        }
    }

    /// Creates and shows a screen in this environment, with a clock of its own.
    ///
    /// - Parameters:
    ///   - keepsLog: Whether the state of the render keeps an event log.
    ///   - recipe: Creates the root view controller; runs in this environment.
    ///   - body: What happens to the screen; runs in this environment.
    /// - Returns: What `body` returns.
    package func withLiveScreen<Result>(
        keepsLog: Bool = false, _ recipe: () throws -> UIViewController,
        _ body: (LiveScreen) throws -> Result
    ) rethrows -> Result {
        try withLiveScreen(keepsLog: keepsLog, launching: { nil }, recipe, body)
    }

    /// Creates and shows a screen after the launch of an app.
    ///
    /// - Parameters:
    ///   - keepsLog: Whether the state of the render keeps an event log.
    ///   - launch: Does what comes before the controller is created; runs in this environment, and returns the one for all
    ///     that follows, nil for the same.
    ///   - recipe: Creates the root view controller.
    ///   - body: What happens to the screen.
    /// - Returns: What `body` returns.
    package func withLiveScreen<Result>(
        keepsLog: Bool, launching launch: () -> RenderEnvironment?, _ recipe: () throws -> UIViewController,
        _ body: (LiveScreen) throws -> Result
    ) rethrows -> Result {
        let context = RenderContext()
        if keepsLog { context.log = EventLog() }
        return try run(in: context) {
            try DrawingStack.separately {
                let screen = LiveScreen()
                return try (launch() ?? self).run(in: context) {
                    screen.show(try recipe())
                    defer { screen.close() }
                    return try body(screen)
                }
            }
        }
    }
}
