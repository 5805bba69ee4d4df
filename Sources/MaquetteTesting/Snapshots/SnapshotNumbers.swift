import Foundation
import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name of their own.
final class SnapshotNumbers: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    /// The numbers of the running test; those of the process without the trait `snapshots`.
    static var current: SnapshotNumbers { SnapshotTestingConfiguration.current?.numbers ?? ofProcess }
    private static let ofProcess = SnapshotNumbers()

    /// Returns the next number of a test, from 1.
    func next(of test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    fileprivate func reset() { counts.withLock { $0 = [:] } }

    /// Starts again after each test case of XCTest, so that tests can be repeated.
    static func resetAfterTestCases() { _ = observer }

    private static let observer: Observer = {
        let observer = Observer()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    private final class Observer: NSObject, XCTestObservation, Sendable {
        func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.ofProcess.reset() }
    }
}
