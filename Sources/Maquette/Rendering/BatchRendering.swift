import Parallel

/// Renders many screens concurrently.
///
/// Each worker renders one screen at a time and keeps only the result of `finish`, so that memory does not
/// grow with the batch. The results do not depend on the number of workers.
///
/// - Parameters:
///   - requests: The screens to render.
///   - session: The resources that all renders share.
///   - options: The number of workers and the last stage.
///   - finish: Processes a finished screen on the worker's thread, for example writes or compares it.
///   - deliver: Receives the result of `finish` on the calling thread, in the order of the requests.
public func renderBatch<Outcome: Sendable>(
    _ requests: [RenderRequest], in session: RenderSession, options: BatchOptions = BatchOptions(),
    finish: @escaping @Sendable (RenderedScreen) -> Outcome, deliver: (Int, Outcome) -> Void
) {
    renderBatch(
        requests, in: session, options: options, finishing: { screen, _ in finish(screen) }, deliver: deliver)
}

/// Renders many screens concurrently, as above. `finish` also receives the renderer, which can write a
/// picture without holding all of it in memory.
public func renderBatch<Outcome: Sendable>(
    _ requests: [RenderRequest], in session: RenderSession, options: BatchOptions = BatchOptions(),
    finishing finish: @escaping @Sendable (RenderedScreen, inout Renderer) -> Outcome,
    deliver: (Int, Outcome) -> Void
) {
    announce(requests)
    // If there are more workers than screens, several threads draw and encode each screen.
    let threads = max(1, options.workers / max(1, requests.count))
    concurrentMap(
        requests, workers: options.workers,
        makeState: { Renderer(session: session, threads: threads, pngLevel: options.pngLevel) },
        work: { request, renderer in
            let screen = renderer.render(request, options)
            return finish(screen, &renderer)
        },
        deliver: deliver)
}

/// Gives the sources of some screens the list of those that they will be asked for.
private func announce(_ requests: [RenderRequest]) {
    var expected: [ObjectIdentifier: (source: any ScreenSource, screens: [ScreenOccurrence])] = [:]
    for request in requests {
        guard let source = request.recipe.source, let reference = request.recipe.reference else { continue }
        expected[ObjectIdentifier(source), default: (source, [])].screens.append(
            ScreenOccurrence(recipe: reference, variant: request.variant))
    }
    for (source, screens) in expected.values { source.expect(screens) }
}
