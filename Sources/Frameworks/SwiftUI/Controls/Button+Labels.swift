public import FoundationAdditions
public import SwiftUICore

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button that generates its label from a localized string key and system image name.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button that generates its label from a string and system image name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a specified role that generates its label from a localized string key and a system image.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) } }

    /// Creates a button with a specified role that generates its label from a string and a system image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) } }

    /// Creates a button that generates its label from a localized string key and an image of the assets.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) } }

    /// Creates a button that generates its label from a string and an image of the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) } }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button that generates its label from a localized string key and image resource.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) } }

    /// Creates a button that generates its label from a string and image resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) } }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with a specified role, whose label is that of the role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The default label to use for a button.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// A cross to close or cancel, a tick to confirm, a bin to destroy. Chosen: confidence low.
    public var body: some View {
        SwiftUICore.Image(
            systemName: role == .destructive ? "trash" : role == .confirm ? "checkmark" : "xmark")
    }
}
