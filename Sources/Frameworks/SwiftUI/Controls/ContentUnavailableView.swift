public import SwiftUICore

/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates an interface, consisting of a label and additional content.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    /// The label, the description and the actions in the middle of all of the room.
    ///
    /// Source: components.md: a secondary symbol of 48 points, a bold title, a secondary description (medium confidence).
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.environment(\.labelStyle, UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(Color.secondary)
            }
            .multilineTextAlignment(.center)
            actions.font(.subheadline)
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates an interface, consisting of a title generated from a localized string, a system icon and description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// Creates an interface, consisting of a title generated from a string, a system icon and description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

/// A label of content that is unavailable: a large symbol above a bold title.
struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(Color.secondary)
            configuration.title.font(.title2.weight(.bold))
        }
    }
}
