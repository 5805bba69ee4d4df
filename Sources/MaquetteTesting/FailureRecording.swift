import Foundation
import Goldens
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
    Issue.record(Comment(rawValue: message), sourceLocation: location.source)
}

/// Attaches the files of evidence to the running test of Swift Testing. XCTest has no attachments on Linux.
func attachEvidence(of result: GoldenResult, at location: TestLocation) {
    guard Test.current != nil else { return }
    for path in result.evidenceFiles {
        guard let content = FileManager.default.contents(atPath: path) else { continue }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        Attachment.record(Array(content), named: name, sourceLocation: location.source)
    }
}

extension TestLocation {
    fileprivate var source: SourceLocation {
        SourceLocation(
            fileID: fileID.description, filePath: filePath.description, line: Int(line), column: Int(column))
    }
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
