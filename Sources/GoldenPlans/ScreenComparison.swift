public import Goldens
public import Maquette
import Parallel

/// The result of comparing the screens of a pair.
public struct ScreenComparison: Sendable {
    /// The screens that were compared.
    public var pair: ScreenPair
    /// How the screens differ; nil if there is only one, or one could not be rendered.
    public var difference: ScreenDifference?
    /// The actual screen and its conditions.
    public var origin: GoldenOrigin
    /// The diagnostics of both renders.
    public var diagnostics: [Diagnostic]
    /// Whether one of the screens could not be rendered.
    public var hasFailed: Bool
}

/// Renders the screens of pairs and compares them.
///
/// - Parameters:
///   - pairs: The screens.
///   - session: The resources that all renders share.
///   - workers: The number of threads.
///   - deliver: Receives the index of each pair and its result, on the calling thread, in order.
public func compareScreens(
    _ pairs: [ScreenPair], in session: RenderSession, workers: Int,
    deliver: (Int, ScreenComparison) -> Void
) {
    concurrentMap(
        pairs, workers: workers, makeState: { Renderer(session: session) },
        work: { pair, renderer in
            let screens = [pair.expected, pair.actual].map { request in
                request.map { renderer.render($0.recipe, in: $0.variant) }
            }
            let rendered = screens.compactMap(\.self)
            let subjects = screens.map { $0?.goldenSubject(.picture) }
            var difference: ScreenDifference?
            if let expected = subjects[0], let actual = subjects[1] {
                difference = ScreenDifference(expected: expected, actual: actual)
            }
            return ScreenComparison(
                pair: pair, difference: difference,
                origin: (subjects[1] ?? subjects[0])?.origin ?? GoldenOrigin(),
                diagnostics: rendered.flatMap(\.diagnostics), hasFailed: rendered.contains(where: \.hasFailed)
            )
        }, deliver: deliver)
}
