public import GoldenPlans
public import Goldens
public import Maquette

/// Compares a screen with its goldens, and fails the running test if they differ or are missing.
///
/// Works in Swift Testing and in XCTest, and in tasks started by a test. If no running test can be
/// determined, the process writes the failure to standard error and exits with code 1. Recording also fails
/// the test, so that it cannot pass by accident.
///
/// A golden is named `<test function>[.<argument>…].<screen>[.<state>].<device>…`, so that each case of a parameterized
/// test has its own; a name takes the place of the arguments. Two assertions that share a golden fail.
///
/// - Parameters:
///   - screen: The screen.
///   - state: The state to show; nil for the initial state.
///   - name: A name that distinguishes this assertion from others in the test, in place of the arguments of a
///     parameterized test.
///   - variants: The conditions; each has its own goldens.
///   - kinds: The kinds of goldens to compare.
///   - record: The goldens that may be written. If nil, `SNAPSHOT_TESTING_RECORD` and `CI` decide; by default
///     none.
///   - goldens: The folder of the goldens; nil for `goldens/<module>/<test file>` beside the folder of the test target, or
///     `goldens/<test file>` beside the test file if there is a folder `goldens`.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of the test file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - function: The name of the test, if Swift Testing does not provide it.
/// - Returns: A result for each golden, in the order of variants and kinds.
@discardableResult
public func assertScreen(
    _ screen: Screen, state: String? = nil, named name: String? = nil, variants: [Variant] = [Variant()],
    matching kinds: [GoldenKind] = GoldenPlan.standardKinds, record: RecordMode? = nil,
    goldens: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: String = #function
) -> [GoldenResult] {
    let location = TestLocation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let selection = InputSelection(states: state.map { .named([$0]) } ?? .declared)
    return assertInput(
        .screen(screen, selection: selection), variants,
        GoldenSetting(kinds: kinds, name: name, record: record, goldens: goldens), location)
}

/// Compares a screen file with its goldens, as `assertScreen(_:)` does for a screen written in Swift.
///
/// - Parameters:
///   - path: The file; a relative path is relative to the folder of the test file.
///   - state: The state to show; nil for the screen as declared.
///   - name: A name that distinguishes this assertion from others in the test, in place of the arguments of a
///     parameterized test.
///   - variants: The conditions; each has its own goldens.
///   - kinds: The kinds of goldens to compare.
///   - record: The goldens that may be written; if nil, the environment decides.
///   - goldens: The folder of the goldens; nil for `goldens/<module>/<test file>` beside the folder of the test target, or
///     `goldens/<test file>` beside the test file if there is a folder `goldens`.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of the test file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - function: The name of the test, if Swift Testing does not provide it.
/// - Returns: A result for each golden, in the order of variants and kinds.
@discardableResult
public func assertScreen(
    file path: String, state: String? = nil, named name: String? = nil, variants: [Variant] = [Variant()],
    matching kinds: [GoldenKind] = GoldenPlan.standardKinds, record: RecordMode? = nil,
    goldens: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: String = #function
) -> [GoldenResult] {
    let location = TestLocation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let selection = InputSelection(states: state.map { .named([$0]) } ?? .declared)
    let file = path.hasPrefix("/") ? path : "\(location.folder)/\(path)"
    return assertInput(
        .file(file, selection: selection), variants,
        GoldenSetting(kinds: kinds, name: name, record: record, goldens: goldens), location)
}
