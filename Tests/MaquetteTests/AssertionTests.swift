import Foundation
import Goldens
import Maquette
import TestSupport
import Testing
import UIKit

@testable import MaquetteTesting

/// The behavior of assertions apart from comparing.
@Suite struct AssertionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func compare(
        _ name: String = "screen", color: UIColor = .red, named assertion: String? = nil,
        record: RecordMode = .missing, variants: [String] = ["4x4@1"], kinds: [GoldenKind] = [.picture],
        line: UInt = #line, function: String = #function
    ) throws -> GoldenComparison {
        let screen = Screen(name) {
            let controller = UIViewController()
            controller.view.backgroundColor = color
            return controller
        }
        let variants = try variants.map { device in
            var variant = Variant()
            variant.device = try DeviceTable.profile(named: device)
            return variant
        }
        return compareInput(
            .screen(screen, selection: InputSelection()), variants,
            GoldenSetting(
                kinds: kinds, name: assertion, record: record, goldens: directory.path + "/goldens"),
            TestLocation(
                fileID: #fileID, filePath: #filePath, line: line, column: 1, function: function))
    }

    @Test func aDetachedAssertionFailsTheProcess() async {
        await withKnownIssue {
            await #expect(processExitsWith: .failure) {
                await Task<Void, Never>.detached {
                    _ = assertScreen(
                        Screen("nobody") { UIViewController() }, record: .never, goldens: "/nowhere",
                        function: "detached()")
                }.value
            }
        } matching: { issue in
            // The assertion's own failure, which was recorded for the running tests.
            issue.comments.contains { $0.rawValue.contains("nobody.iphone-16") }
        }
    }

    @Test func aDetachedAssertionThatNobodyWaitsForFailsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            DetachedAssertions.begin()
        }
    }

    @Test func goldensAreCalledByTheTestAndTheAssertion() throws {
        _ = try compare(named: "first case")
        _ = try compare("other")
        #expect(
            directory.files == [
                "goldens/goldens.lock",
                "goldens/goldensAreCalledByTheTestAndTheAssertion.first-case.screen.4x4@1.png",
                "goldens/goldensAreCalledByTheTestAndTheAssertion.other.4x4@1.png",
            ])
        #expect(GoldenNaming.part("`a name`") == "a-name")
    }

    @Test func twoAssertionsDoNotShareAGolden() throws {
        _ = try compare()
        let second = try compare()
        #expect(second.results.map(\.outcomeName) == ["failed"])
        let failure = try #require(second.failures.first)
        #expect(failure.contains("two assertions share this golden"))
        #expect(failure.contains("named:"))
        #expect(try compare(named: "other").failures.allSatisfy { $0.contains("was recorded") })
    }

    @Test func oneAssertionDoesNotCompareDifferentScreensWithAGolden() throws {
        let results = try [UIColor.red, .red, .blue].map { try compare(color: $0) }
        #expect(results[1].failures.isEmpty)
        #expect(results[2].failures.first?.contains("compares different screens with this golden") == true)
    }

    @Test(arguments: [1, 2]) func casesAreToldApart(number: Int) {
        let location = TestLocation(
            fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function)
        #expect(location.origin.contains("casesAreToldApart(number:)"))
        #expect(location.origin.contains("\(number)"))
        #expect(!location.origin.contains("0x"))
        #expect(location.testName == "casesAreToldApart")
    }

    @Test func comparingNothingIsAFailure() throws {
        #expect(try compare(variants: []).failures.first?.contains("no variants") == true)
        #expect(try compare(kinds: []).failures.first?.contains("no kinds of goldens") == true)
        let file = try directory.write(
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>"#,
            to: "Bare.storyboard")
        let empty = LoadedInput.file(file, selection: InputSelection())
        let comparison = compareInput(
            empty, [Variant()], GoldenSetting(kinds: [.layout]),
            TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function))
        #expect(comparison.failures.first?.contains("no screens") == true)
    }

    @Test func packagesHaveFoldersOfTheirOwnForEvidence() {
        let location = TestLocation(
            fileID: "Module/File.swift", filePath: "/a/Tests/Module/File.swift", line: 1, column: 1,
            function: "test")
        var other = location
        other.filePath = "/b/Tests/Module/File.swift"
        let folders = [location, other].map { EvidenceLocation.folder(for: $0, environment: [:]) }
        #expect(folders[0] != folders[1])
        #expect(folders.allSatisfy { $0.hasSuffix("/Module/File") && $0.contains("/maquette-\(getuid())/") })
        #expect(
            EvidenceLocation.folder(for: location, environment: ["SNAPSHOT_ARTIFACTS": "/out"])
                == "/out/Module/Module/File")
        #expect(
            EvidenceLocation.folder(for: location, environment: ["SNAPSHOT_ARTIFACTS": "out"])
                == FileManager.default.currentDirectoryPath + "/out/Module/Module/File")
    }
}
