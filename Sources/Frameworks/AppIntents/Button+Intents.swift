public import Foundation
public import SwiftUI

extension Button {
    /// Creates a button that performs an app intent.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// Creates a button with a specified role that performs an app intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { intent.start() }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that performs an app intent and generates its label from a localized string key.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey) { intent.start() }
    }

    /// Creates a button that performs an app intent and generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title) { intent.start() }
    }
}

extension Toggle {
    /// Creates a toggle performing an app intent.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in intent.start() }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle performing an app intent and generates its label from a localized string key.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
}

extension AppIntent {
    /// Performs the action; an error ends it, as nobody sees it here.
    fileprivate func start() {
        Task { _ = try? await perform() }
    }
}
