public import SwiftUICore
import UIKit

/// A view that controls a navigation presentation.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// What the link shows.
    private enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    private let label: Label
    private let target: Target
    private var isActive: Binding<Bool>?
    @Environment(\.self) private var environment

    private init(_ target: Target, _ isActive: Binding<Bool>? = nil, _ label: Label) {
        (self.target, self.isActive, self.label) = (target, isActive, label)
    }

    /// Creates a navigation link that presents the destination view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), nil, label())
    }

    /// Creates a navigation link that presents a destination view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, nil, label())
    }

    /// Creates a navigation link that presents a destination view when active.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.view(destination), isActive, label()) }

    /// Creates a navigation link that presents a destination view when active.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view { destination }, isActive, label())
    }

    /// Creates a navigation link that presents a destination view when a bound selection equals a tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.view(destination), selection.isEqual(to: tag), label()) }

    /// Creates a navigation link that presents a destination view when a bound selection equals a tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(.view { destination }, selection.isEqual(to: tag), label()) }

    /// The label, which pushes the destination when it is tapped; in a list with a chevron.
    public var body: some View {
        let button = Button(action: activate) { label }
        if environment.listsMenuItems {
            button
        } else if environment.isListEdited, environment.listSelection?.isMultiple == true {
            // A tap selects the row.
            label
        } else if environment.surroundingList != nil {
            StandardButton(
                style: UnchangedLabelStyle(),
                configuration: PrimitiveButtonStyleConfiguration(
                    role: nil, label: .init(content: AnyView(label)), action: activate)
            )
            .modified(by: TraitModification(ListRowAreaTrait.self, ButtonArea(action: activate)))
            .modified(by: TraitModification(ListRowAccessoryTrait.self, DisclosureChevron()))
            .modifier(presentation)
        } else {
            button.modifier(presentation)
        }
    }

    private var presentation: PresentationModifier {
        guard let isActive, case .view(let destination) = target else { return .none }
        return PresentationModifier(kind: .push, isPresented: isActive) { destination() }
    }

    private func activate() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        switch target {
        case .value(let value): if let value { activate(value) }
        case .view(let destination): environment.push(DeferredContent(content: destination).view)
        }
    }

    /// Source: Apple's documentation of `NavigationSplitView`: in a list with a selection a link selects its value, and in a
    /// column it shows its page in the next one.
    private func activate(_ value: AnyHashable) {
        guard let column = environment.columnReference.column else {
            environment.stackReference.coordinator?.append(value)
            return
        }
        if let selection = environment.listSelection {
            if !selection.isSelected(value) { selection.select(value) }
            if selection.isSelected(value) { return }
        }
        column.show(value, in: environment)
    }

    /// Sets whether the link is one of details; this has no effect here, where all are shown alike.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// Creates a navigation link that presents the view corresponding to a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), nil, label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a navigation link that presents the view corresponding to a value, with a text label.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a navigation link that presents the view corresponding to a value, with a text label.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a navigation link that presents a destination view, with a text label from a localized key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a navigation link that presents a destination view, with a text label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a navigation link that presents a destination view, with a text label from a localized key.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a navigation link that presents a destination view, with a text label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a navigation link that presents a destination view when a bound selection equals a tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

    /// Creates a navigation link that presents a destination view when active.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a navigation link that presents a destination view when active.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

    /// Creates a navigation link that presents a destination view when a bound selection equals a tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }
}

/// The chevron of a row that leads on.
///
/// Source: components.md: 6.667 by 11.333 points at the size Medium in the tertiary label color.
struct DisclosureChevron: View {
    var body: some View {
        SwiftUICore.Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .foregroundStyle(SwiftUICore.Color(uiColor: .tertiaryLabel))
    }
}

extension EnvironmentValues {
    /// Pushes a view onto the stack around, or onto that of the controller which shows the environment's views.
    func push(_ view: any View) {
        if let column = columnReference.column {
            column.show(PageController(view, in: self))
        } else if let coordinator = stackReference.coordinator {
            _ = coordinator.push(view)
        } else if let controller = hostReference.controller {
            controller.navigationController?.pushViewController(
                PageController(view, in: self), animated: true)
        }
    }
}

extension Binding {
    /// Returns a binding to whether an optional value equals another one.
    fileprivate func isEqual<V: Hashable>(to value: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == value },
            set: { isEqual in
                if isEqual { wrappedValue = value } else if wrappedValue == value { wrappedValue = nil }
            })
    }

    /// Returns a binding to whether there is a value; false removes it.
    func isPresent<V>() -> Binding<Bool> where Value == V? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
