import SwiftUICore

/// What is selected in a list.
struct ListSelection {
    /// Returns whether a row is selected.
    let isSelected: (AnyHashable) -> Bool
    /// Selects a row, or takes it from the selection.
    let select: (AnyHashable) -> Void
    /// Whether a value is one that can be selected.
    let accepts: (AnyHashable) -> Bool
    /// Reads the selection, so that the view which is evaluated depends on it.
    let read: () -> Void
    /// Whether several rows can be selected; they are while the list is edited.
    let isMultiple: Bool
    /// Returns the single row that is selected; nil for a list in which several can be.
    var row: (() -> SelectedRow)?

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isSelected = { id in (id.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        select = { id in
            guard let value = id.base as? Value else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
        accepts = { $0.base is Value }
        read = { _ = binding.wrappedValue }
        isMultiple = true
    }

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isSelected = { id in binding.wrappedValue.map { AnyHashable($0) == id } ?? false }
        select = { id in if let value = id.base as? Value { binding.wrappedValue = value } }
        accepts = { $0.base is Value }
        read = { _ = binding.wrappedValue }
        isMultiple = false
        row = {
            SelectedRow(value: binding.wrappedValue.map { AnyHashable($0) }) { binding.wrappedValue = nil }
        }
    }

    /// A selection that always has a value.
    init<Value: Hashable>(always binding: Binding<Value>) {
        isSelected = { id in AnyHashable(binding.wrappedValue) == id }
        select = { id in if let value = id.base as? Value { binding.wrappedValue = value } }
        accepts = { $0.base is Value }
        read = { _ = binding.wrappedValue }
        isMultiple = false
    }
}
