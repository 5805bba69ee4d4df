public import GoldenPlans
public import Goldens
public import Maquette
public import SwiftUI

/// Compares a SwiftUI view with its goldens, as `assertScreen(_:)` does for a screen written in Swift, whose name is that of
/// the view's type.
///
/// - Parameters:
///   - view: The view, which is made once for every picture.
///   - name: A name that distinguishes this assertion from others in the test, in place of the arguments of a
///     parameterized test.
///   - variants: The conditions; each has its own goldens.
///   - kinds: The kinds of goldens to compare.
///   - record: The goldens that may be written; if nil, the environment decides.
///   - goldens: The folder of the goldens; nil for that of `assertScreen(_:)`.
///   - fileID: The module and file of the assertion.
///   - filePath: The path of the test file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - function: The name of the test, if Swift Testing does not provide it.
/// - Returns: A result for each golden, in the order of variants and kinds.
@discardableResult
public func assertScreen<Content: View>(
    _ view: @autoclosure @escaping @Sendable () -> Content, named name: String? = nil,
    variants: [Variant] = [Variant()], matching kinds: [GoldenKind] = GoldenPlan.standardKinds,
    record: RecordMode? = nil, goldens: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) -> [GoldenResult] {
    let title = String("\(Content.self)".prefix { $0 != "<" })
    return assertScreen(
        Screen(title, content: view), named: name, variants: variants, matching: kinds, record: record,
        goldens: goldens, fileID: fileID, filePath: filePath, line: line, column: column, function: function)
}
