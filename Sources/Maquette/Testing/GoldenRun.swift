import Files
public import Goldens
import Parallel
import Synchronization

/// Renders the screens of a plan and compares them with their goldens.
///
/// - Parameters:
///   - plan: The comparisons.
///   - session: The resources that all renders share.
///   - check: The location of the goldens and which may be recorded.
///   - workers: The number of threads.
///   - deliver: Receives each outcome, on the calling thread, in the plan's order, and returns whether to go
///     on. If it does not, later screens are not compared, and evidence that other threads have written of them
///     in the meantime is removed.
public func compareWithGoldens(
    _ plan: GoldenPlan, in session: RenderSession, check: GoldenCheck, workers: Int,
    deliver: (Int, GoldenOutcome) -> Bool
) {
    let hasEnded = RunEnd()
    concurrentMap(
        plan.items, workers: workers, makeState: { Renderer(session: session) },
        work: { item, renderer -> GoldenOutcome? in
            guard !hasEnded.value.load(ordering: .relaxed) else { return nil }
            renderer.keepsEvents = item.kinds.contains(.events)
            let screen = renderer.render(item.request.recipe, in: item.request.variant, to: item.stage)
            let subjects = item.kinds.compactMap(screen.goldenSubject).map { subject in
                var subject = subject
                subject.tolerance = item.tolerance
                subject.masks = item.masks
                return subject
            }
            return GoldenOutcome(
                name: screen.name, input: screen.input,
                results: screen.hasFailed ? [] : subjects.map(check.check), diagnostics: screen.diagnostics,
                hasFailed: screen.hasFailed)
        },
        deliver: { index, outcome in
            guard let outcome else { return }
            if hasEnded.value.load(ordering: .relaxed) {
                for result in outcome.results { check.evidence?.remove(of: result) }
            } else if !deliver(index, outcome) {
                hasEnded.value.store(true, ordering: .relaxed)
            }
        })
}

/// Whether a run has ended before its plan.
private final class RunEnd: Sendable {
    let value = Atomic(false)
}

extension RenderedScreen {
    /// Returns what is compared with a golden of a kind; nil if the screen was not rendered to that stage.
    public func goldenSubject(_ kind: GoldenKind) -> GoldenSubject? {
        switch kind {
        case .layout:
            return layout.map { goldenSubject(.text(.layout, $0.dump)) }
        case .commands:
            return commands.map { goldenSubject(.text(.commands, $0.dump)) }
        case .events:
            return events.map { goldenSubject(.text(.events, $0)) }
        case .picture:
            guard let picture, let png else { return nil }
            return goldenSubject(.picture(picture, png: png, scale: variant.device.scale))
        }
    }

    private func goldenSubject(_ content: GoldenSubject.Content) -> GoldenSubject {
        let conditions = (variant.reportMembers + timeMembers).map { member in
            if case .string(let value) = member.value {
                return GoldenOrigin.Condition(name: member.name, value: value)
            }
            return GoldenOrigin.Condition(name: member.name, value: member.value.text)
        }
        let origin = GoldenOrigin(input: input, scene: scene, state: state, conditions: conditions)
        var subject = GoldenSubject(name: name, content: content, origin: origin, layout: layout)
        subject.commands = commands
        subject.declarations = declarations
        return subject
    }
}
