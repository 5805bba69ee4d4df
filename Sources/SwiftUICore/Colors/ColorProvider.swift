/// A color of another framework, such as UIKit's.
package protocol ColorProvider: Hashable, Sendable {
    /// Returns the components in an environment.
    func resolved(in environment: EnvironmentValues) -> Color.Resolved
}

/// A color of another framework of any type.
struct ProvidedColor: Hashable, Sendable {
    let provider: any ColorProvider

    static func == (lhs: ProvidedColor, rhs: ProvidedColor) -> Bool {
        AnyHashable(lhs.provider) == AnyHashable(rhs.provider)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(provider)) }
}
