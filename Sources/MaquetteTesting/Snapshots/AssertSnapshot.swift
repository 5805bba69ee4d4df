public import Foundation
import Goldens
import Testing

/// Compares a snapshot of a value with its golden, and fails the running test if they differ or there is none.
///
/// Goldens are kept, compared and recorded as those of `assertScreen`. A golden is named
/// `<test function>[.<argument>…].<name>`; without a name, the snapshots of a test are numbered.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is captured and compared.
///   - name: A name that distinguishes this snapshot from others of the test.
///   - record: The goldens that may be written; if nil, `withSnapshotTesting(record:)` and the environment decide.
///   - timeout: The seconds that a snapshot may take.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of the test file.
///   - testName: The name of the test, if Swift Testing does not provide it.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let location = TestLocation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
    let isDetached = Test.current == nil
    if isDetached { DetachedAssertions.begin() }
    let comparison = SnapshotComparison(
        location: location, name: name, mode: SnapshotTestingConfiguration.mode(record), goldens: nil,
        timeout: timeout
    ).compare(snapshotting, value)
    if let failure = comparison.failure { recordFailure(failure, at: location) }
    if let result = comparison.result, !result.passes { attachEvidence(of: result, at: location) }
    if isDetached { DetachedAssertions.end() }
}

/// The same for several strategies by name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// The same for several strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares a snapshot of a value with its golden, as `assertSnapshot(of:as:)` does, and leaves it to the caller to fail.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is captured and compared.
///   - name: A name that distinguishes this snapshot from others of the test.
///   - record: The goldens that may be written.
///   - snapshotDirectory: The folder of the goldens; nil for that of the test file.
///   - timeout: The seconds that a snapshot may take.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of the test file.
///   - testName: The name of the test, if Swift Testing does not provide it.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: Why the test has failed; nil if it has not.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let location = TestLocation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
    return SnapshotComparison(
        location: location, name: name, mode: SnapshotTestingConfiguration.mode(record),
        goldens: snapshotDirectory, timeout: timeout
    ).compare(snapshotting, value).failure
}
