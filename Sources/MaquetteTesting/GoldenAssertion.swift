import Foundation
import Goldens
import Maquette

/// What a test says about its goldens.
struct GoldenSetting {
    var kinds: [GoldenKind]
    var record: RecordMode?
    var goldens: String?
}

/// Renders an input in all variants, compares, and records a failure for whatever does not pass.
func assertInput(
    _ input: LoadedInput, _ variants: [Variant], _ setting: GoldenSetting, _ location: TestLocation
) -> [GoldenResult] {
    let problems = input.diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty else {
        recordFailure(problems.map(\.description).joined(separator: "\n"), at: location)
        return []
    }
    guard case .success(let session) = sharedSession else {
        if case .failure(let error) = sharedSession {
            recordFailure(error.diagnostic.description, at: location)
        }
        return []
    }
    let check = check(setting, location)
    var renderer = Renderer(session: session)
    var results: [GoldenResult] = []
    for recipe in input.recipes {
        for variant in variants {
            let screen = renderer.render(recipe, in: variant)
            for diagnostic in screen.diagnostics where screen.hasFailed {
                recordFailure(diagnostic.description, at: location)
            }
            results += setting.kinds.compactMap(screen.goldenSubject).map(check.check)
        }
    }
    for result in results where !result.passes { recordFailure(message(for: result), at: location) }
    return results
}

/// Fonts and images that all assertions of the process share.
private let sharedSession = Result { () throws(InstallationError) in try RenderSession() }

private func check(_ setting: GoldenSetting, _ location: TestLocation) -> GoldenCheck {
    let environment = ProcessInfo.processInfo.environment
    let evidence =
        environment["SNAPSHOT_ARTIFACTS"] ?? FileManager.default.temporaryDirectory.path + "/maquette"
    return GoldenCheck(
        store: GoldenStore(
            directory: setting.goldens ?? "\(location.folder)/goldens/\(location.fileName)"),
        mode: setting.record ?? RecordMode.requested(by: environment) ?? .never,
        evidenceDirectory: "\(evidence)/\(location.fileName)")
}

private func message(for result: GoldenResult) -> String {
    let text =
        switch result.outcome {
        case .same: "is the same"
        case .missing: "is missing; record it with SNAPSHOT_TESTING_RECORD=missing"
        case .recorded: "was recorded; run the test again"
        case .failed(let diagnostic): "could not be compared: \(diagnostic.message)"
        case .textDiffers(let difference): "differs:\n\(difference.text(limit: 10))"
        case .pixelsDiffer(let difference, _):
            "differs in \(difference.differingPixelCount) pixels by up to "
                + "\(difference.largestChannelDifference)"
        }
    let evidence = result.evidence.map { [$0.expected, $0.actual, $0.difference].compactMap { $0 } } ?? []
    return (["golden \(result.goldenPath) \(text)"] + evidence).joined(separator: "\n  ")
}
