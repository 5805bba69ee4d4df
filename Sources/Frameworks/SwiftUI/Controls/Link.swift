public import Foundation
public import SwiftUICore
import UIKit

/// A control for navigating to a URL.
public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL
    @Environment(\.openURL) private var openURL

    /// Creates a control, consisting of a URL and a label, used to navigate to the given URL.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// The label as a button.
    public var body: some View { Button(action: { openURL(destination) }) { label } }
}

extension Link where Label == Text {
    /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a control, consisting of a URL and a title string, used to navigate to a URL.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A view that controls a sharing presentation.
public struct ShareLink<Label: View>: View {
    private let items: [Any]
    private let label: Label
    @Environment(\.self) private var environment

    private init(_ items: [Any], _ label: Label) { (self.items, self.label) = (items, label) }

    /// Creates an instance of items and a label.
    init(shared items: [Any], label: Label) { (self.items, self.label) = (items, label) }

    /// Creates an instance that presents the share interface.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init([item], label())
    }

    /// Creates an instance that presents the share interface.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init([item], label())
    }

    /// The label as a button.
    public var body: some View { Button(action: share) { label } }

    private func share() {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        environment.hostReference.controller?.present(controller, animated: true)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates an instance that presents the share interface.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([item], DefaultShareLinkLabel(title: nil))
    }
    /// Creates an instance that presents the share interface.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([item], DefaultShareLinkLabel(title: nil))
    }
    /// Creates an instance, with a custom label, that presents the share interface.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([item], DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates an instance, with a custom label, that presents the share interface.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([item], DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

/// The default label used for a share link.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    /// The title beside the symbol of sharing.
    public var body: some View {
        SwiftUICore.Label {
            title ?? Text("Share…")
        } icon: {
            SwiftUICore.Image(systemName: "square.and.arrow.up")
        }
    }
}
