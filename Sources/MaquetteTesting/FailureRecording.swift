import Foundation
import Synchronization
import Testing
import XCTest

/// Fails the running test: that of Swift Testing if there is one, otherwise that of XCTest. If neither knows
/// a running test, as in a detached task, all running tests and the process fail.
func recordFailure(_ message: String, at location: TestLocation) {
    if Test.current == nil {
        if XCTestFailures.record(message, at: location) { return }
        DetachedAssertions.fail("\(location.filePath):\(location.line): error: \(message)")
    }
    let place = SourceLocation(
        fileID: location.fileID.description, filePath: location.filePath.description,
        line: Int(location.line), column: Int(location.column))
    Issue.record(Comment(rawValue: message), sourceLocation: place)
}

/// Records XCTest failures and detects whether a test received them.
private enum XCTestFailures {
    /// Counts the issues that tests receive.
    private final class Observer: NSObject, XCTestObservation, Sendable {
        let count = Atomic(0)

        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            count.add(1, ordering: .sequentiallyConsistent)
        }
    }

    private static let observer = Mutex<Observer?>(nil)

    /// Records a failure; returns whether a test received it.
    static func record(_ message: String, at location: TestLocation) -> Bool {
        observer.withLock { known in
            let observer = known ?? Observer()
            if known == nil { XCTestObservationCenter.shared.addTestObserver(observer) }
            known = observer
            let before = observer.count.load(ordering: .sequentiallyConsistent)
            XCTFail(message, file: location.filePath, line: location.line)
            return observer.count.load(ordering: .sequentiallyConsistent) > before
        }
    }
}
