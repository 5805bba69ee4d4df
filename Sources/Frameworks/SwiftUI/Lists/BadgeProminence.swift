public import SwiftUICore

/// The visual prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    /// The lowest level of prominence for a badge.
    public static let decreased = BadgeProminence(name: "decreased")
    /// The standard level of prominence for a badge.
    public static let standard = BadgeProminence(name: "standard")
    /// The highest level of prominence for a badge.
    public static let increased = BadgeProminence(name: "increased")
}

extension EnvironmentValues {
    private enum ProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

    /// The prominence to apply to badges associated with this environment.
    public var badgeProminence: BadgeProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a prominence of its badges: of increased prominence they are white on a red capsule, of
    /// decreased prominence in the tertiary color.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// The badge of a row.
///
/// Source: components.md: text in the secondary color before the chevron. Chosen: how other prominences are drawn.
struct RowBadge: View {
    let text: Text
    let prominence: BadgeProminence

    var body: some View {
        switch prominence {
        case .increased:
            text.font(.subheadline).foregroundStyle(SwiftUICore.Color.white)
                .padding(.horizontal, 7).padding(.vertical, 1)
                .background(SwiftUICore.Color.red, in: SwiftUICore.Capsule())
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(SwiftUICore.Color.secondary)
        }
    }
}
