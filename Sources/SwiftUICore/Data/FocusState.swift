/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of focus changes.
///
/// A render has no keyboard: the value is the one that code sets.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A property wrapper type that can read and write a value that indicates the current focus location.
    @propertyWrapper public struct Binding {
        fileprivate let binding: SwiftUICore.Binding<Value>
        /// The value where no view has the focus.
        fileprivate let unfocused: Value

        /// The value that the focus has.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Takes the focus away from the view of a value, which has lost it.
        func resign(_ value: Value) { if wrappedValue == value { wrappedValue = unfocused } }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state of whether a view has the focus.
    public init() where Value == Bool { initial = false }
    /// Creates a state of which view has the focus.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value that the focus has.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding {
        guard let location else { return Binding(binding: .constant(initial), unfocused: initial) }
        return Binding(
            binding: SwiftUICore.Binding(get: location.read, set: location.write), unfocused: initial)
    }
}

extension FocusState: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let initial = initial
        location = slot.stored { StateLocation(initial, slot.node.graph.evaluation) }
    }
}

/// A property wrapper type that can read and write a value that SwiftUI updates as the focus of accessibility changes.
///
/// A render has no assistive technologies: the value is the one that code sets.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A property wrapper type that can read and write the focus of accessibility.
    public typealias Binding = FocusState<Value>.Binding

    private var state: FocusState<Value>

    /// Creates a state of whether a view has the focus.
    public init() where Value == Bool { state = FocusState() }
    /// Creates a state of which view has the focus.
    public init<T: Hashable>() where Value == T? { state = FocusState() }
    /// Creates a state of whether a view has the focus of some technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
    /// Creates a state of which view has the focus of some technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        state = FocusState()
    }

    /// The value that the focus has.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding { state.projectedValue }
}

extension AccessibilityFocusState: GraphProperty {
    package mutating func connect(to slot: PropertySlot) { state.connect(to: slot) }
}

/// Accessibility technologies available to the system.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String> = []

    /// Creates a set of no technologies.
    public init() {}
    private init(_ name: String) { names = [name] }

    /// The screen reader VoiceOver.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies("voiceOver") }
    /// Control by external switches.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies("switchControl") }

    /// Whether a technology is in the set.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
    /// Returns the technologies of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formUnion(other)
        return result
    }
    /// Returns the technologies that are in both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formIntersection(other)
        return result
    }
    /// Returns the technologies that are in one of the sets alone.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
    /// Adds the technologies of another set to this one.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    /// Removes the technologies of another set from this one.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    /// Adds the technologies of another set to this one.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        insert(newMember).inserted ? nil : newMember
    }
    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { names.formUnion(other.names) }
    /// Keeps the technologies that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        names.formIntersection(other.names)
    }
    /// Keeps the technologies that are in one of the sets alone.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        names.formSymmetricDifference(other.names)
    }
}
