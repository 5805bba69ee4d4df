import Foundation
import Goldens
import Maquette

/// Why nothing is compared.
struct GoldenUnavailable: Error {
    var message: String
}

/// The goldens of a test file, ready to be compared.
struct OpenGoldens {
    let session: RenderSession
    let check: GoldenCheck
    let folder: GoldenFolder
    /// Whether the run records all goldens again.
    let replacesAll: Bool

    /// Opens the goldens of an assertion.
    ///
    /// - Throws: If nothing may be compared.
    init(_ setting: GoldenSetting, _ location: TestLocation) throws(GoldenUnavailable) {
        switch sharedSession {
        case .success(let opened): session = opened
        case .failure(let error): throw GoldenUnavailable(message: error.diagnostic.description)
        }
        folder = setting.folder(for: location)
        do throws(RecordModeError) {
            check = try OpenGoldens.goldenCheck(setting, location, folder)
        } catch {
            throw GoldenUnavailable(message: error.diagnostic.description)
        }
        replacesAll = setting.replacesAll(check.mode)
        let refusal = GoldenEnvironments.refusal(
            in: folder.root, current: session.goldenEnvironment, replacesAll: replacesAll)
        guard let refusal else { return }
        throw GoldenUnavailable(
            message: refusal.isFirst
                ? refusal.diagnostic.description
                : "nothing was compared: the goldens were made with something else, as an earlier failure says"
        )
    }

    /// Says what the goldens were made with, after some were recorded; returns why that failed.
    func problemAfterRecording(_ results: [GoldenResult]) -> String? {
        guard replacesAll || results.contains(where: { $0.outcomeName == "recorded" }) else { return nil }
        return GoldenEnvironments.record(session.goldenEnvironment, in: folder.root)?.description
    }

    private static func goldenCheck(
        _ setting: GoldenSetting, _ location: TestLocation, _ folder: GoldenFolder
    ) throws(RecordModeError) -> GoldenCheck {
        let environment = ProcessInfo.processInfo.environment
        return GoldenCheck(
            store: GoldenStore(directory: folder.path),
            mode: try RecordMode.effective(flag: setting.record, environment: environment),
            evidence: EvidenceFolder(path: EvidenceLocation.folder(for: location, environment: environment)),
            approval: .line("SNAPSHOT_TESTING_RECORD=changed swift test --filter \(location.filter)"))
    }
}

/// The fonts and images that all assertions of the process share.
let sharedSession = Result { () throws(InstallationError) in try RenderSession() }

extension GoldenSetting {
    /// The folder of the goldens.
    func folder(for location: TestLocation) -> GoldenFolder {
        goldens.map { GoldenFolder(named: EvidenceLocation.absolute($0)) }
            ?? GoldenFolder(forTestFile: location.filePath.description, module: location.module)
    }

    /// Whether the run records all goldens again: in the mode `all` of the whole run, and without a filter.
    func replacesAll(_ mode: RecordMode) -> Bool {
        mode == .all && record == nil
            && !CommandLine.arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
    }
}
