public import Maquette
import Parallel

/// Makes the films of many screens concurrently.
///
/// - Parameters:
///   - requests: The screens.
///   - session: The resources that all renders share.
///   - workers: The number of threads.
///   - options: How the films are made.
///   - finish: Writes a film on the worker's thread and adds diagnostics to it.
///   - deliver: Receives each film with the result of `finish` on the calling thread, in the order of the requests.
public func filmBatch<Outcome: Sendable>(
    _ requests: [RenderRequest], in session: RenderSession, workers: Int, _ options: Film.Options,
    finish: @escaping @Sendable (inout Film, inout Renderer) -> Outcome, deliver: (Film, Outcome) -> Void
) {
    let threads = max(1, workers / max(1, requests.count))
    concurrentMap(
        requests, workers: workers, makeState: { Renderer(session: session, threads: threads) },
        work: { request, renderer in
            var film = renderer.film(request.recipe, in: request.variant, options)
            let outcome = finish(&film, &renderer)
            return (film, outcome)
        },
        deliver: { deliver($1.0, $1.1) })
}
