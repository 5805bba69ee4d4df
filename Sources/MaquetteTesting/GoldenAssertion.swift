import Foundation
import Goldens
import Maquette

/// What a test says about its goldens.
struct GoldenSetting {
    var kinds: [GoldenKind]
    var record: RecordMode?
    var goldens: String?
}

/// What a comparison found: the results, and a text for whatever does not pass.
struct GoldenComparison {
    var results: [GoldenResult] = []
    var failures: [String] = []
}

/// Renders an input in all variants, compares, and fails the running test for whatever does not pass.
func assertInput(
    _ input: LoadedInput, _ variants: [Variant], _ setting: GoldenSetting, _ location: TestLocation
) -> [GoldenResult] {
    let comparison = compareInput(input, variants, setting, location)
    for failure in comparison.failures { recordFailure(failure, at: location) }
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
    let session: RenderSession
    switch sharedSession {
    case .success(let opened): session = opened
    case .failure(let error): return GoldenComparison(failures: [error.diagnostic.description])
    }
    let check: GoldenCheck
    do throws(RecordModeError) {
        check = try goldenCheck(setting, location)
    } catch {
        return GoldenComparison(failures: [error.diagnostic.description])
    }
    var renderer = Renderer(session: session)
    var comparison = GoldenComparison()
    for recipe in input.recipes {
        for variant in variants {
            let screen = renderer.render(recipe, in: variant)
            if screen.hasFailed { comparison.failures += screen.diagnostics.map(\.description) }
            comparison.results += setting.kinds.compactMap(screen.goldenSubject).map(check.check)
        }
    }
    comparison.failures += comparison.results.filter { !$0.passes }.map(message)
    return comparison
}

/// Fonts and images that all assertions of the process share.
private let sharedSession = Result { () throws(InstallationError) in try RenderSession() }

private func goldenCheck(
    _ setting: GoldenSetting, _ location: TestLocation
) throws(RecordModeError) -> GoldenCheck {
    let environment = ProcessInfo.processInfo.environment
    let evidence =
        environment["SNAPSHOT_ARTIFACTS"] ?? FileManager.default.temporaryDirectory.path + "/maquette"
    return GoldenCheck(
        store: GoldenStore(
            directory: setting.goldens ?? "\(location.folder)/goldens/\(location.fileName)"),
        mode: try RecordMode.effective(flag: setting.record, environment: environment),
        evidence: EvidenceFolder(path: "\(evidence)/\(location.fileName)"))
}

private func message(_ result: GoldenResult) -> String {
    let text =
        switch result.outcome {
        case .same: "is the same"
        case .missing: "is missing; record it with SNAPSHOT_TESTING_RECORD=missing"
        case .recorded: "was recorded; run the test again"
        case .failed(let diagnostic): "could not be compared: \(diagnostic.message)"
        case .textDiffers(let difference): "differs:\n\(difference.text(limit: 10))"
        case .pixelsDiffer(let difference, _):
            "differs in \(counted(difference.differingPixelCount, "pixel")) by up to "
                + "\(difference.largestChannelDifference)"
        }
    let evidence = result.evidence.map { [$0.expected, $0.actual, $0.difference].compactMap { $0 } } ?? []
    return (["golden \(result.goldenPath) \(text)"] + evidence).joined(separator: "\n  ")
}
