import UIKit

/// What comes of an action.
public protocol IntentResult: Sendable {
    /// The type of the value that other actions take.
    associatedtype Value
    /// The value that other actions take; nil for none.
    var value: Value? { get }
}

/// A result with a value that other actions take.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that says something to the user.
public protocol ProvidesDialog: IntentResult {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that performs another action.
public protocol OpensIntent: IntentResult {}

/// The parts of a result; `Never` for a part that it does not have.
public struct IntentResultContainer<Value, Intent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable  // Immutable.
{
    /// The value that other actions take; nil for none.
    public let value: Value?
    /// The action that is performed next; nil for none.
    public let opensIntent: Intent?
    /// The view that is shown; nil for none.
    public let snippet: Snippet?
    /// The text for the user; nil for none.
    public let dialog: Dialog?

    fileprivate init(
        value: Value? = nil, opensIntent: Intent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil
    ) {
        (self.value, self.opensIntent, self.snippet, self.dialog) = (value, opensIntent, snippet, dialog)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}

extension IntentResult {
    /// Returns the result of an action that has none.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }
    /// Returns a result with a value.
    public static func result<Value>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }
    /// Returns a result that says something.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }
    /// Returns a result with a value that says something.
    public static func result<Value>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }
    /// Returns a result that shows a view.
    public static func result<Snippet>(
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        IntentResultContainer(snippet: view)
    }
    /// Returns a result that says something and shows a view.
    public static func result<Snippet>(
        dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        IntentResultContainer(snippet: view, dialog: dialog)
    }
    /// Returns a result with a value that says something and shows a view.
    public static func result<Value, Snippet>(
        value: Value, dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: view, dialog: dialog)
    }
    /// Returns a result that performs another action.
    public static func result<Intent: AppIntent>(
        opensIntent: Intent
    ) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> {
        IntentResultContainer(opensIntent: opensIntent)
    }
}
