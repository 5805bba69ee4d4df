import Foundation
import GoldenPlans
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
    let opened: OpenGoldens
    do throws(GoldenUnavailable) {
        opened = try OpenGoldens(setting, location)
    } catch {
        return GoldenComparison(failures: [error.message])
    }
    var renderer = Renderer(session: opened.session)
    renderer.recordsEvents = setting.kinds.contains(.events)
    var comparison = GoldenComparison()
    for recipe in input.recipes {
        for variant in variants {
            let screen = renderer.render(recipe, in: variant, to: .picture)
            let subjects = setting.kinds.compactMap(screen.goldenSubject)
            if screen.hasFailed || subjects.count < setting.kinds.count {
                comparison.failures +=
                    ["\(screen.name) was not rendered"] + screen.diagnostics.map(\.description)
            }
            comparison.results += subjects.map { compare($0, setting, location, opened.check) }
        }
    }
    comparison.failures += comparison.results.filter { !$0.passes }.map(\.failureMessage)
    comparison.failures += [opened.problemAfterRecording(comparison.results)].compactMap(\.self)
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
