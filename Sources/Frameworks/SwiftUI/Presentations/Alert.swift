public import SwiftUICore

/// A representation of an alert presentation.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button representing an operation of an alert presentation.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// Creates an alert button with the default style.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }
        /// Creates an alert button that indicates cancellation, with a custom label.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }
        /// Creates an alert button that indicates cancellation, with a system-provided label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text("Cancel"), action: action ?? {})
        }
        /// Creates an alert button with a style that indicates a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    var request: AlertRequest {
        AlertRequest(title: title, message: message, actions: { AlertButtons(buttons: buttons) })
    }
}

/// A representation of an action sheet presentation.
public struct ActionSheet {
    /// A button representing an operation of an action sheet presentation.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// Creates an action sheet with the provided buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    var request: AlertRequest {
        AlertRequest(title: title, message: message, actions: { AlertButtons(buttons: buttons) })
    }
}

/// The buttons of an alert.
struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}

extension View {
    /// Presents an alert to the user.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        modifier(
            PresentationModifier(kind: .alert, isPresented: isPresented, alert: content().request) {
                EmptyView()
            })
    }

    /// Presents an alert to the user for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        modifier(
            PresentationModifier(
                kind: .alert, isPresented: item.isPresent(),
                item: item.wrappedValue.map { AnyHashable($0.id) },
                alert: item.wrappedValue.map { content($0).request }
            ) { EmptyView() })
    }

    /// Presents an action sheet when a given condition is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(
            PresentationModifier(kind: .dialog, isPresented: isPresented, alert: content().request) {
                EmptyView()
            })
    }

    /// Presents an action sheet using the given item as a data source for the sheet's content.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .dialog, isPresented: item.isPresent(),
                item: item.wrappedValue.map { AnyHashable($0.id) },
                alert: item.wrappedValue.map { content($0).request }
            ) { EmptyView() })
    }
}
