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
    renderBatch(
        requests, in: session, options: options, finishing: { screen, _ in finish(screen) }, deliver: deliver)
}

/// Renders many screens at once, as above; `finish` gets the renderer too, which writes a picture without
/// holding it whole.
public func renderBatch<Outcome: Sendable>(
    _ requests: [RenderRequest], in session: RenderSession, options: BatchOptions = BatchOptions(),
    finishing finish: @escaping @Sendable (RenderedScreen, inout Renderer) -> Outcome,
    deliver: (Int, Outcome) -> Void
) {
    // Where there are more workers than screens, each screen is drawn and encoded by several.
    let threads = max(1, options.workers / max(1, requests.count))
    inOrder(
        requests, workers: options.workers,
        makeState: { Renderer(session: session, threads: threads, pngLevel: options.pngLevel) },
        work: { request, renderer in
            let screen = renderer.render(request, options)
            return finish(screen, &renderer)
        },
        deliver: deliver)
}
