import Foundation
import Goldens
import Maquette
import TestSupport
import Testing
import UIKit

@testable import MaquetteTesting

/// What a failing assertion says, and where its files are.
@Suite struct AssertionFailureTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func location(
        _ path: String = #filePath, fileID: StaticString = #fileID, line: UInt = #line,
        function: String = #function
    ) -> TestLocation {
        TestLocation(fileID: fileID, filePath: #filePath, line: line, column: 1, function: function)
    }

    private func compare(
        width: Double, record: RecordMode = .missing, in folder: String = "goldens", line: UInt = #line,
        function: String = #function
    ) throws -> GoldenComparison {
        let screen = Screen("screen") {
            let controller = UIViewController()
            let box = UIView(frame: CGRect(x: 2, y: 2, width: width, height: 4))
            box.backgroundColor = .red
            box.accessibilityIdentifier = "box"
            controller.view.addSubview(box)
            return controller
        }
        return compareInput(
            .screen(screen, selection: InputSelection()), [try Variant(device: "20x20@1")],
            GoldenSetting(kinds: [.picture], record: record, goldens: "\(directory.path)/\(folder)"),
            location(line: line, function: function))
    }

    @Test func aFailureSaysWhyAndWhere() throws {
        #expect(try compare(width: 4, line: 1).failures.count == 1)
        // As in the next run of the same test.
        let subjects = try compare(width: 8, record: .never, line: 1)
        #expect(subjects.failures.first?.contains("compares different screens") == true)
        try FileManager.default.moveItem(
            atPath: directory.path + "/goldens", toPath: directory.path + "/later")
        let comparison = try compare(width: 8, record: .never, in: "later", line: 1)
        let failure = try #require(comparison.failures.first)
        let golden = "\(directory.path)/later/aFailureSaysWhyAndWhere.screen.20x20@1.png"
        #expect(
            failure.hasPrefix(
                "golden \(golden) differs in 16 pixels by up to 255, within (6, 2) 4x4 points\n"))
        #expect(failure.contains("\n  because "), "\(failure)")
        #expect(failure.contains(".frame.width 4 → 8"), "\(failure)")
        let result = try #require(comparison.results.first)
        #expect(result.evidenceFiles.count == 4)
        for (label, path) in zip(["expected:", "actual:", "difference:", "strip:"], result.evidenceFiles) {
            #expect(path.hasPrefix("/"))
            #expect(FileManager.default.fileExists(atPath: path))
            #expect(failure.contains("\n  \(label)"))
            #expect(failure.contains(" \(path)"))
        }
        #expect(
            failure.hasSuffix(
                "\n  accept:     SNAPSHOT_TESTING_RECORD=changed swift test --filter "
                    + "MaquetteTests.AssertionFailureTests/aFailureSaysWhyAndWhere"), "\(failure)")
    }

    @Test func goldensMadeWithSomethingElseAreOneFailure() throws {
        let other = "look 99\nfonts none\n"
        try directory.write(other, to: "goldens/goldens.lock")
        let first = try compare(width: 4, line: 1)
        #expect(first.results.isEmpty)
        #expect(first.failures.count == 1)
        #expect(first.failures.first?.contains("the goldens were made with look 99") == true)
        #expect(first.failures.first?.contains("SNAPSHOT_TESTING_RECORD=all swift test") == true)
        for line in 2..<5 as Range<UInt> {
            let later = try compare(width: 4, line: line)
            // It has compared nothing, and so does not pass.
            #expect(later.failures.count == 1)
            #expect(later.failures.first?.hasPrefix("nothing was compared") == true)
            #expect(later.results.isEmpty)
        }
        #expect(directory.files == ["goldens/goldens.lock"])
        // The mode `all` of the whole run makes them anew.
        let root = directory.path + "/goldens"
        let current = try RenderSession().goldenEnvironment
        #expect(GoldenEnvironments.refusal(in: root, current: current, replacesAll: true) == nil)
        #expect(GoldenEnvironments.record(current, in: root) == nil)
        #expect(GoldenEnvironments.refusal(in: root, current: current, replacesAll: false) == nil)
        #expect(String(decoding: try directory.data("goldens/goldens.lock"), as: UTF8.self) != other)
        #expect(GoldenSetting(kinds: [], record: .all).replacesAll(.all) == false)
    }

    @Test func aFileThatDoesNotSayItIsOneFailureToo() throws {
        try directory.write("<<<<<<< HEAD\n", to: "broken/goldens.lock")
        let first = try compare(width: 4, in: "broken", line: 1)
        #expect(first.failures.count == 1)
        #expect(first.failures.first?.contains("it has a conflict of a merge") == true)
        #expect(try compare(width: 4, in: "broken", line: 2).failures.count == 1)
        // Making all anew replaces the file.
        let current = try RenderSession().goldenEnvironment
        #expect(GoldenEnvironments.record(current, in: directory.path + "/broken") == nil)
        #expect(GoldenStore(directory: directory.path + "/broken").mismatch(with: current) == nil)
    }

    @Test func recordingSaysWhatGoldensWereMadeWith() throws {
        #expect(try compare(width: 4).failures.first?.contains("was recorded") == true)
        #expect(directory.files.contains("goldens/goldens.lock"))
    }

    @Test(arguments: [
        ("Tests/AppTests/LoginTests.swift", "Tests/goldens/AppTests"),
        ("Tests/AppTests/Screens/LoginTests.swift", "Tests/goldens/AppTests"),
        ("Tests/App-Tests/LoginTests.swift", "goldens/AppTests"),
        ("UnitTests/LoginTests.swift", "goldens/AppTests"), ("LoginTests.swift", "goldens/AppTests"),
    ])
    func goldensAreBesideTheTarget(file: String, root: String) throws {
        try directory.write("", to: "Package.swift")
        let folder = GoldenFolder(
            forTestFile: "\(directory.path)/\(file)", module: "AppTests")
        #expect(folder.root == "\(directory.path)/\(root)")
        #expect(folder.path == "\(directory.path)/\(root)/LoginTests")
    }

    @Test func aFolderBesideTheTestFileIsUsed() throws {
        try directory.write("", to: "Package.swift")
        try directory.write("", to: "Tests/AppTests/goldens/LoginTests/a.png")
        let folder = GoldenFolder(
            forTestFile: "\(directory.path)/Tests/AppTests/LoginTests.swift", module: "AppTests")
        #expect(folder.path == "\(directory.path)/Tests/AppTests/goldens/LoginTests")
        // Without a package, nothing warns about it.
        let lone = try TemporaryDirectory()
        #expect(
            GoldenFolder(forTestFile: "\(lone.path)/A.swift", module: "M").path == "\(lone.path)/goldens/A")
    }
}
