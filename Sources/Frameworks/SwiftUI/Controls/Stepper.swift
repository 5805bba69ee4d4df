public import Foundation
public import SwiftUICore

/// A control that performs increment and decrement actions.
public struct Stepper<Label: View>: View {
    private let label: Label
    /// Returns what an increment or a decrement does now; nil where there is none.
    private let increment: () -> (() -> Void)?
    private let decrement: () -> (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    private init(
        _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void,
        increment: @escaping () -> (() -> Void)?, decrement: @escaping () -> (() -> Void)?
    ) {
        (self.label, self.onEditingChanged) = (label, onEditingChanged)
        (self.increment, self.decrement) = (increment, decrement)
    }

    /// Creates a stepper instance that performs the closures you provide when the user increments or decrements it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onEditingChanged, increment: { onIncrement }, decrement: { onDecrement })
    }

    /// Creates a stepper configured to increment or decrement a binding to a value using a step value you provide.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper configured to increment or decrement a binding to a value within a range of values.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        /// Returns the change to the value after this one; nil where that is out of bounds.
        func change(by step: V.Stride) -> (() -> Void)? {
            let next = value.wrappedValue.advanced(by: step)
            return bounds.contains(next) ? { value.wrappedValue = next } : nil
        }
        self.init(
            label(), onEditingChanged, increment: { change(by: step) }, decrement: { change(by: 0 - step) })
    }

    /// The label beside the buttons.
    public var body: some View {
        LabeledControl(label: label) {
            // Whether there is a change is read here, so that the buttons follow the value.
            StepperView(
                increment: increment().map { _ in { increment()?() } },
                decrement: decrement().map { _ in { decrement()?() } }, onEditingChanged: onEditingChanged)
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper that uses a title key and executes the closures you provide.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that uses a title and executes the closures you provide.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title key and configured to increment and decrement a binding to a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title and configured to increment and decrement a binding to a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

    /// Creates a stepper with a title key, configured to change a binding to a value within a range of values.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title, configured to change a binding to a value within a range of values.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
