public import Goldens
public import Maquette

/// Compares a screen with its goldens, and fails the running test where they differ or are missing.
///
/// Works in Swift Testing and in XCTest, and in tasks that these start. Where no test runs that could fail, the
/// process writes what failed to standard error and ends with exit code 1. Recording fails the test too, so that it
/// cannot pass by accident.
///
/// A golden is called `<test function>[.<name>].<screen>[.<state>].<device>…`. Two assertions that would share one
/// fail: the cases of a parameterized test need names where the variants do not tell them apart.
///
/// - Parameters:
///   - screen: The screen.
///   - state: The state to show; nil for the screen as it is at first.
///   - name: What tells this assertion from others of the test, such as an argument of a parameterized one.
///   - variants: The conditions, each with goldens of its own.
///   - kinds: What is compared.
///   - record: Which goldens may be written; nil leaves it to `SNAPSHOT_TESTING_RECORD` and `CI`, else
///     none are.
///   - goldens: The folder of the goldens; nil for `goldens/<test file>` beside the test file.
///   - fileID: Where the test stands.
///   - filePath: Where the test stands.
///   - line: Where the test stands.
///   - column: Where the test stands.
///   - function: The test's name where Swift Testing does not know it.
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

/// Compares a screen file with its goldens, as `assertScreen(_:)` does for a screen in Swift.
///
/// - Parameters:
///   - path: The file, relative to the folder of the test file unless it begins with a slash.
///   - state: The state to show; nil for the screen as declared.
///   - name: What tells this assertion from others of the test, such as an argument of a parameterized one.
///   - variants: The conditions, each with goldens of its own.
///   - kinds: What is compared.
///   - record: Which goldens may be written; nil leaves it to the environment.
///   - goldens: The folder of the goldens; nil for `goldens/<test file>` beside the test file.
///   - fileID: Where the test stands.
///   - filePath: Where the test stands.
///   - line: Where the test stands.
///   - column: Where the test stands.
///   - function: The test's name where Swift Testing does not know it.
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
