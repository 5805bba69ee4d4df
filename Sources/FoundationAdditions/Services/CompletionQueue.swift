import RenderContext

/// Calls completion handlers of API that takes time on a device and needs none here.
package enum CompletionQueue {
    /// Schedules a handler for the next turn of the event loop, at the present time.
    ///
    /// As on iOS, a handler never runs before the call that it was passed to has returned.
    package static func async(_ handler: @escaping () -> Void) {
        RenderContext.current.eventLoop.schedule(handler)
    }
}
