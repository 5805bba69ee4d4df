import Assets
import Files
public import Goldens
public import Maquette
import Parallel
package import ResultCache
import Synchronization

/// Renders the screens of a plan and compares them with their goldens.
///
/// - Parameters:
///   - plan: The comparisons.
///   - session: The resources that all renders share.
///   - check: The location of the goldens and which may be recorded.
///   - workers: The number of threads.
///   - deliver: Receives each outcome, on the calling thread, in the plan's order, once what it records is written,
///     and returns whether to go on. If it does not, later screens are not compared, and evidence that other threads
///     have written of them in the meantime is removed.
public func compareWithGoldens(
    _ plan: GoldenPlan, in session: RenderSession, check: GoldenCheck, workers: Int,
    deliver: (Int, GoldenOutcome) -> Bool
) {
    compareWithGoldens(plan, in: session, check: check, workers: workers, cache: nil, deliver: deliver)
}

/// Compares a plan as above, with the results of earlier runs in `cache`, where those of this run are kept; pictures that
/// goldens keep as digests come from `base`.
package func compareWithGoldens(
    _ plan: GoldenPlan, in session: RenderSession, check: GoldenCheck, workers: Int, cache: ResultCache?,
    base: BaseScreens? = nil, deliver: (Int, GoldenOutcome) -> Bool
) {
    let stored = cache.flatMap { cache in
        RenderFingerprint(of: session).map { StoredResults(cache, $0) }
    }
    let progress = RunProgress()
    let recording = check.recording ?? DigestRecording(to: check.store)
    var check = check
    check.recording = recording
    var recorded = RecordedOutcomes(recording)
    func deliverWritten(_ outcomes: [(index: Int, outcome: GoldenOutcome)]) {
        for (index, outcome) in outcomes {
            if progress.hasEnded.load(ordering: .relaxed) {
                for result in outcome.results { check.evidence?.remove(of: result) }
            } else if !deliver(index, outcome) {
                progress.hasEnded.store(true, ordering: .relaxed)
            }
        }
    }
    let evidenceLimit = check.evidence?.limit ?? .max
    concurrentMap(
        plan.items, workers: workers, makeState: { Renderer(session: session) },
        work: { [check] item, renderer -> GoldenOutcome? in
            guard !progress.hasEnded.load(ordering: .relaxed) else { return nil }
            let lookup = stored?.lookUp(item, check)
            if let known = lookup?.outcome { return known }
            renderer.recordsEvents = item.kinds.contains(.events)
            let requests = AssetRequests()
            renderer.assetRequests = stored == nil ? nil : requests
            var screen = renderer.render(item.request.recipe, in: item.request.variant, to: item.stage)
            // Those delivered so far come before this one: evidence that is within the limit is never left out.
            let keepsEvidence = progress.evidenceCount.load(ordering: .relaxed) < evidenceLimit
            let outcome = compare(
                screen, of: item, by: check, keepsEvidence: keepsEvidence, base, isKept: stored != nil
            ) { subjects in
                guard let stored, let lookup, !screen.hasFailed, subjects.allSatisfy({ $0.refusal == nil })
                else { return }
                stored.keep(subjects, screen.diagnostics, of: item, asking: requests, after: lookup)
            }
            renderer.reusePicture(of: &screen)
            return outcome
        },
        deliver: { index, outcome in
            guard var outcome else { return }
            for index in outcome.results.indices where outcome.results[index].evidence != nil {
                if progress.evidenceCount.load(ordering: .relaxed) < evidenceLimit {
                    progress.evidenceCount.add(1, ordering: .relaxed)
                } else {
                    check.evidence?.remove(of: outcome.results[index])
                    outcome.results[index].evidence = nil
                }
            }
            deliverWritten(recorded.adding(outcome, at: index))
        })
    deliverWritten(recorded.written())
}

/// Compares a screen with its goldens. `keep` receives what is compared first.
private func compare(
    _ screen: RenderedScreen, of item: GoldenPlan.Item, by check: GoldenCheck, keepsEvidence: Bool,
    _ base: BaseScreens?, isKept: Bool, keep: ([GoldenSubject]) -> Void
) -> GoldenOutcome {
    let subjects = item.kinds.compactMap(screen.goldenSubject).map { subject in
        var subject = subject
        subject.tolerance = item.tolerance
        subject.masks = item.masks
        if isKept { subject.knownDigest = subject.contentDigest }
        return subject
    }
    keep(subjects)
    let results = (screen.hasFailed ? [] : subjects).map { subject in
        check.check(subject, keepsEvidence: keepsEvidence) {
            // Where nobody looks at it, that the digest differs is enough.
            keepsEvidence ? base?.picture(of: $0) : nil
        }
    }
    return GoldenOutcome(
        name: screen.name, input: screen.input, results: results,
        diagnostics: screen.diagnostics, hasFailed: screen.hasFailed)
}

/// What the threads of a run know of it.
private final class RunProgress: Sendable {
    /// Whether it has ended before its plan.
    let hasEnded = Atomic(false)
    /// The number of delivered results with evidence.
    let evidenceCount = Atomic(0)
}
