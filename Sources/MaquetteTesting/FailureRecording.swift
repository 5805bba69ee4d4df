import Testing
import XCTest

/// Fails the running test: Swift Testing's where there is one, else XCTest's.
func recordFailure(_ message: String, at location: TestLocation) {
    guard Test.current != nil else {
        XCTFail(message, file: location.filePath, line: location.line)
        return
    }
    let place = SourceLocation(
        fileID: location.fileID.description, filePath: location.filePath.description,
        line: Int(location.line), column: Int(location.column))
    Issue.record(Comment(rawValue: message), sourceLocation: place)
}
