import Goldens
package import Maquette
import Synchronization

/// The screens of a base revision, which are rendered again to show what goldens that are only digests stand for.
///
/// One thread renders at a time: this is rare.
package final class BaseScreens: Sendable {
    private let session: RenderSession
    private let makePlan: @Sendable () -> GoldenPlan?
    private let state = Mutex(State())

    private struct State {
        /// By name; nil before the first is asked for.
        var items: [String: GoldenPlan.Item]?
        var renderer: Renderer?
    }

    /// Creates the screens of a revision.
    ///
    /// - Parameters:
    ///   - session: The resources that all renders share.
    ///   - makePlan: Returns the plan of the revision; called once, if a picture is needed; nil if there is none.
    package init(session: RenderSession, makePlan: @escaping @Sendable () -> GoldenPlan?) {
        self.session = session
        self.makePlan = makePlan
    }

    /// Returns the file of a golden picture as the revision gives it; nil if it has no such screen, or cannot be
    /// rendered.
    package func picture(of name: String) -> [UInt8]? {
        state.withLock { state in
            let items = state.items ?? BaseScreens.items(of: makePlan())
            state.items = items
            guard let item = items[name] else { return nil }
            var renderer = state.renderer ?? Renderer(session: session)
            defer { state.renderer = renderer }
            let screen = renderer.render(item.request.recipe, in: item.request.variant, to: .picture)
            return screen.hasFailed ? nil : screen.goldenSubject(.picture)?.bytes
        }
    }

    private static func items(of plan: GoldenPlan?) -> [String: GoldenPlan.Item] {
        Dictionary((plan?.items ?? []).map { ($0.request.outputName, $0) }) { first, _ in first }
    }
}
