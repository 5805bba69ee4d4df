import Foundation
import Goldens
import Maquette
import UIKit

/// One assertion of a snapshot.
struct SnapshotComparison {
    var location: TestLocation
    /// The name that distinguishes the snapshot from others of the test.
    var name: String?
    /// The goldens that may be written; nil if the environment decides.
    var mode: RecordMode?
    /// The folder of the goldens; nil for that of the test file.
    var goldens: String?
    /// The seconds that the snapshot may take.
    var timeout: Double

    /// What came of it.
    struct Outcome {
        /// Why the test has failed; nil if it has not.
        var failure: String?
        /// The result of the comparison of an image.
        var result: GoldenResult?
    }

    /// Captures a value and compares it.
    func compare<Value, Format>(
        _ strategy: Snapshotting<Value, Format>, _ makeValue: () throws -> Value
    ) -> Outcome {
        do {
            let value = try makeValue()
            let setting = GoldenSetting(kinds: [.picture], name: name, record: mode, goldens: goldens)
            let opened = try OpenGoldens(setting, location)
            let name = goldenName(in: opened.folder)
            if let precision = strategy.diffing.precision {
                return try compare(picture(of: value, strategy), named: name, precision, opened)
            }
            return Outcome(failure: try compare(strategy, try capture(value, strategy), named: name, opened))
        } catch let refusal as GoldenUnavailable {
            return Outcome(failure: refusal.message)
        } catch {
            return Outcome(failure: "nothing was compared: \(error)")
        }
    }

    /// The name of the golden: the test, then the name of the assertion, or the arguments of the case and a number.
    private func goldenName(in folder: GoldenFolder) -> String {
        let test = [location.testName] + (name == nil ? TestArguments.current.map(TestArguments.part) : [])
        SnapshotNumbers.resetAfterTestCases()
        let last =
            name.map(GoldenNaming.part)
            ?? "\(SnapshotNumbers.current.next(of: folder.path + "/" + test.joined(separator: ".")))"
        return (test + [last]).filter { !$0.isEmpty }.joined(separator: ".")
    }

    // MARK: Capturing

    private func picture<Value, Format>(
        of value: Value, _ strategy: Snapshotting<Value, Format>
    ) throws -> SnapshotPicture {
        if let render = strategy.render { return render(value) }
        guard let image = try capture(value, strategy) as? UIImage else {
            throw GoldenUnavailable(message: "the snapshot is no image")
        }
        return SnapshotPicture(image)
    }

    private func capture<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>
    ) throws -> Format {
        let box = CapturedValue<Format>()
        strategy.snapshot(value).run { box.value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while box.value == nil, end.timeIntervalSinceNow > 0 {
            _ = Foundation.RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            usleep(1000)
        }
        guard let format = box.value else {
            throw GoldenUnavailable(message: "no snapshot was made within \(timeout) seconds")
        }
        return format
    }

    // MARK: Comparing

    private func compare(
        _ picture: SnapshotPicture, named name: String, _ precision: ImagePrecision, _ opened: OpenGoldens
    ) throws -> Outcome {
        guard let subject = picture.subject(named: name) else {
            throw GoldenUnavailable(
                message: (["nothing was rendered"] + picture.problems).joined(separator: "\n  "))
        }
        let check = opened.check
        let path = check.store.path(of: name, .picture)
        if let refusal = ComparedGoldens.claim(path, for: subject, by: location.origin) {
            return outcome(check.reject(subject, refusal), opened)
        }
        if check.mode != .all, precision != .exact, let pixels = picture.pixels,
            let golden = try? check.store.bytes(of: name, .picture),
            let expected = UIImage(data: Data(golden))?.cgImage?.pixmap,
            precision.accepts(pixels, expected: expected)
        {
            return Outcome()
        }
        return outcome(check.check(subject), opened)
    }

    private func outcome(_ result: GoldenResult, _ opened: OpenGoldens) -> Outcome {
        var failures = result.passes ? [] : [result.failureMessage]
        if let expected = result.evidence?.expected, let actual = result.evidence?.actual,
            let tool = SnapshotTestingConfiguration.current?.diffTool
        {
            failures.append(tool(currentFilePath: expected, failedFilePath: actual))
        }
        failures += [opened.problemAfterRecording([result])].compactMap(\.self)
        return Outcome(failure: failures.isEmpty ? nil : failures.joined(separator: "\n"), result: result)
    }

    private func compare<Value, Format>(
        _ strategy: Snapshotting<Value, Format>, _ snapshot: Format, named name: String,
        _ opened: OpenGoldens
    ) throws -> String? {
        let content = strategy.diffing.toData(snapshot)
        let file = SnapshotFile(
            name: name, pathExtension: strategy.pathExtension, check: opened.check, location: location)
        if let refusal = ComparedGoldens.claim(file.path, content: content.hashValue, by: location.origin) {
            return "golden \(file.path) was not compared: \(refusal.description)"
        }
        return try file.compare(content) { golden in
            strategy.diffing.diff(strategy.diffing.fromData(golden), snapshot)?.0
        }
    }
}

/// A snapshot once it is there.
private final class CapturedValue<Value> {
    var value: Value?
}
