import Foundation
import Goldens
import Maquette
import Testing

/// The options of an assertion.
struct GoldenSetting {
    var kinds: [GoldenKind]
    var name: String?
    var record: RecordMode?
    var goldens: String?
}

/// The result of a comparison: the results, and a message for each that did not pass.
struct GoldenComparison {
    var results: [GoldenResult] = []
    var failures: [String] = []
}

/// Renders an input in all variants, compares it, and fails the running test for each result that did not
/// pass.
func assertInput(
    _ input: LoadedInput, _ variants: [Variant], _ setting: GoldenSetting, _ location: TestLocation
) -> [GoldenResult] {
    let isDetached = Test.current == nil
    if isDetached { DetachedAssertions.begin() }
    let comparison = compareInput(input, variants, setting, location)
    for failure in comparison.failures { recordFailure(failure, at: location) }
    for result in comparison.results where !result.passes { attachEvidence(of: result, at: location) }
    if isDetached { DetachedAssertions.end() }
    return comparison.results
}

/// Renders an input in all variants and compares it with its goldens.
func compareInput(
    _ input: LoadedInput, _ variants: [Variant], _ setting: GoldenSetting, _ location: TestLocation
) -> GoldenComparison {
    let problems = input.diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty else {
        return GoldenComparison(failures: [problems.map(\.description).joined(separator: "\n")])
    }
    guard !input.recipes.isEmpty, !variants.isEmpty, !setting.kinds.isEmpty else {
        let what = input.recipes.isEmpty ? "screens" : variants.isEmpty ? "variants" : "kinds of goldens"
        return GoldenComparison(failures: [
            "nothing was compared: '\(input.input)' was asserted with no \(what)"
        ])
    }
    let session: RenderSession
    switch sharedSession {
    case .success(let opened): session = opened
    case .failure(let error): return GoldenComparison(failures: [error.diagnostic.description])
    }
    let folder = setting.folder(for: location)
    let check: GoldenCheck
    do throws(RecordModeError) {
        check = try goldenCheck(setting, location, folder)
    } catch {
        return GoldenComparison(failures: [error.diagnostic.description])
    }
    let environment = session.goldenEnvironment, replacesAll = setting.replacesAll(check.mode)
    if let refusal = GoldenEnvironments.refusal(
        in: folder.root, current: environment, replacesAll: replacesAll)
    {
        return GoldenComparison(failures: [
            refusal.isFirst
                ? refusal.diagnostic.description
                : "nothing was compared: the goldens were made with something else, as an earlier failure says"
        ])
    }
    var renderer = Renderer(session: session)
    renderer.keepsEvents = setting.kinds.contains(.events)
    var comparison = GoldenComparison()
    for recipe in input.recipes {
        for variant in variants {
            let screen = renderer.render(recipe, in: variant, to: .picture)
            let subjects = setting.kinds.compactMap(screen.goldenSubject)
            if screen.hasFailed || subjects.count < setting.kinds.count {
                comparison.failures +=
                    ["\(screen.name) was not rendered"] + screen.diagnostics.map(\.description)
            }
            comparison.results += subjects.map { compare($0, setting, location, check) }
        }
    }
    comparison.failures += comparison.results.filter { !$0.passes }.map(\.failureMessage)
    if replacesAll || comparison.results.contains(where: { $0.outcomeName == "recorded" }),
        let problem = GoldenEnvironments.record(environment, in: folder.root)
    {
        comparison.failures.append(problem.description)
    }
    return comparison
}

/// Compares a subject with its golden, unless another assertion uses the golden.
private func compare(
    _ subject: GoldenSubject, _ setting: GoldenSetting, _ location: TestLocation, _ check: GoldenCheck
) -> GoldenResult {
    var subject = subject
    subject.name = GoldenNaming.name(
        test: location.testName, arguments: TestArguments.current, assertion: setting.name, subject: subject)
    let path = check.store.path(of: subject.name, subject.kind)
    let refusal = ComparedGoldens.claim(path, for: subject, by: location.origin)
    return refusal.map { check.reject(subject, $0) } ?? check.check(subject)
}

/// The fonts and images that all assertions of the process share.
private let sharedSession = Result { () throws(InstallationError) in try RenderSession() }

private func goldenCheck(
    _ setting: GoldenSetting, _ location: TestLocation, _ folder: GoldenFolder
) throws(RecordModeError) -> GoldenCheck {
    let environment = ProcessInfo.processInfo.environment
    return GoldenCheck(
        store: GoldenStore(directory: folder.path),
        mode: try RecordMode.effective(flag: setting.record, environment: environment),
        evidence: EvidenceFolder(path: EvidenceLocation.folder(for: location, environment: environment)),
        approval: .line("SNAPSHOT_TESTING_RECORD=changed swift test --filter \(location.filter)"))
}

extension GoldenSetting {
    /// The folder of the goldens.
    func folder(for location: TestLocation) -> GoldenFolder {
        goldens.map { GoldenFolder(named: EvidenceLocation.absolute($0)) }
            ?? GoldenFolder(forTestFile: location.filePath.description, module: location.module)
    }

    /// Whether the run makes all goldens anew: in the mode `all` of the whole run, and without a filter.
    func replacesAll(_ mode: RecordMode) -> Bool {
        mode == .all && record == nil
            && !CommandLine.arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
    }
}
