/// Renders many screens at once.
///
/// Each worker renders one screen at a time and keeps nothing of it but what `finish` makes of it, so that
/// memory does not grow with the batch. What comes out does not depend on the number of workers.
///
/// - Parameters:
///   - requests: What is rendered.
///   - session: What all renders share.
///   - options: Workers and how far.
///   - finish: Uses a finished screen, on the worker's thread: writes or compares it.
///   - deliver: Receives what `finish` returned, on the calling thread, in the order of the requests.
public func renderBatch<Outcome: Sendable>(
    _ requests: [RenderRequest], in session: RenderSession, options: BatchOptions = BatchOptions(),
    finish: @escaping @Sendable (RenderedScreen) -> Outcome, deliver: (Int, Outcome) -> Void
) {
    inOrder(
        requests, workers: options.workers, makeState: { Renderer(session: session) },
        work: { request, renderer in finish(renderer.render(request, options)) },
        deliver: deliver)
}
