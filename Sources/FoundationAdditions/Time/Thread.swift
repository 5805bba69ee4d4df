import RenderContext

extension Thread {
    /// Whether code runs on the main thread, as all code of a render does for the app: its queues take turns on one thread.
    public static var isMainThread: Bool { isMainOfRender }

    /// Whether code runs on the main thread or in a render, by a name that Foundation does not have.
    public static var isMainOfRender: Bool {
        RenderThread.runningRender != nil || RenderThread.isMainThread
    }
}
