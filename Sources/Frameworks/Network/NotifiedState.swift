import UIKit

/// A state, of whose changes a handler is notified by the event loop.
final class NotifiedState<Value: Sendable> {
    private(set) var value: Value
    var handler: ((Value) -> Void)?

    init(_ value: Value) { self.value = value }

    /// Changes the state; the handler is notified of it in a later turn, unless the object with the state is gone by then.
    func change(to new: Value) {
        value = new
        CompletionQueue.async { [weak self] in self?.handler?(new) }
    }
}
