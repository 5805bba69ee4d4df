public import SwiftUI

/// Performs an action of the app on the clock of the render; what it throws has no one to go to.
private func start(_ intent: some AppIntent) {
    Task { _ = try? await intent.perform() }
}

extension Button {
    /// Creates a button that performs an action of the app.
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: { start(intent) }, label: label)
    }

    /// Creates a button with a specified role that performs an action of the app.
    public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { start(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that performs an action of the app and generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// Creates a button that performs an action of the app and generates its label from a string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(intent: intent) { Text(title) }
    }

    /// Creates a button with a specified role that performs an action of the app, with a localized string key.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Creates a button with a specified role that performs an action of the app, with a string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button that performs an action of the app, with a localized string key and a system image.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
        self.init(intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button that performs an action of the app, with a string and a system image.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, intent: some AppIntent) {
        self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates a toggle that performs an action of the app, and shows whether it is on as it is given.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in start(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that performs an action of the app and generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Creates a toggle that performs an action of the app and generates its label from a string.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
