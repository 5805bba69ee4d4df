import MaquetteTesting
import TestSupport
import UIKit
import XCTest

/// Snapshots in XCTest.
final class SnapshotXCTests: XCTestCase {
    private func garden() -> UIViewController {
        let controller = UIViewController()
        controller.title = "Garden"
        controller.view.backgroundColor = .systemGreen
        return controller
    }

    func testRecordsAndCompares() throws {
        let directory = try TemporaryDirectory()
        func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
            verifySnapshot(
                of: garden(), as: .image(on: .iPhone8), named: "a", record: record,
                snapshotDirectory: directory.path, testName: "testRecordsAndCompares()")
        }
        XCTAssertEqual(verify(.never)?.contains("testRecordsAndCompares.a.png is missing"), true)
        XCTAssertEqual(verify(.missing)?.contains("was recorded"), true)
        XCTAssertNil(verify(.never))
    }

    /// Assertions as they are written for the package swift-snapshot-testing; that they compile is the test.
    func assertGarden() {
        let controller = garden()
        assertSnapshot(of: controller, as: .image)
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe, precision: 0.99, perceptualPrecision: 0.98))
        assertSnapshot(
            of: controller, as: .image(on: .iPadPro12_9(.portrait), traits: .init(displayScale: 1)))
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe(.landscape)), named: "views")
        assertSnapshot(matching: controller, as: .image(on: .iPhoneX), record: isRecording)
        assertSnapshot(matching: controller.view as UIView, as: .image(size: CGSize(width: 20, height: 10)))
        assertSnapshots(of: controller, as: ["upright": .image(on: .iPhone8), "turned": .image])
        assertSnapshots(matching: controller, as: [.image(on: .iPhone8), .image(on: .iPhoneXr)])
        assertSnapshot(of: UIImage(), as: .image(precision: 0.9))
        assertSnapshot(of: ["rose": 1], as: .dump, record: true, timeout: 1)
        withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
            assertSnapshot(of: "rose", as: .lines)
        }
    }
}
