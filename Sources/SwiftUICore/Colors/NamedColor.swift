import Assets
import Devices
import Diagnostics
import RenderContext

/// The colors of color sets.
enum NamedColor {
    /// Returns the components of a color set; those that are missing are reported, and clear.
    static func resolved(_ name: String, in environment: EnvironmentValues) -> Color.Resolved {
        let render = RenderEnvironment.current
        render.assetRequests?.insert(.color(name))
        switch render.assets.colorSet(named: name) {
        case .success((let set, _)):
            guard let color = set.color(for: environment.assetTraits) else { return .clear }
            return resolved(color, in: environment)
        case .failure(let error): render.report(error.diagnostic)
        case nil:
            render.report(
                Diagnostic(.swiftUIColorMissing, "no color set is named '\(name)'", of: name))
        }
        return .clear
    }

    private static func resolved(
        _ color: AssetColor, in environment: EnvironmentValues
    ) -> Color.Resolved {
        switch color {
        case .white(let white, let alpha):
            Color.Resolved(
                red: Float(white), green: Float(white), blue: Float(white), opacity: Float(alpha))
        case .sRGB(let red, let green, let blue, let alpha):
            Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        case .displayP3(let red, let green, let blue, let alpha):
            Color.Resolved(
                colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(alpha))
        case .reference(let name): reference(name, in: environment)
        }
    }

    /// The color of the system that a set names, such as `systemRedColor` or `labelColor`.
    private static func reference(_ name: String, in environment: EnvironmentValues) -> Color.Resolved {
        var name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if name == "label" { return SystemPalette.label.resolved(in: environment) }
        if name == "secondaryLabel" { return SystemPalette.secondaryLabel.resolved(in: environment) }
        if name == "systemBackground" { return SystemPalette.background.resolved(in: environment) }
        if name.hasPrefix("system") {
            name = String(name.dropFirst(6))
            name = name.prefix(1).lowercased() + name.dropFirst()
        }
        return SystemColor(rawValue: name).map { SystemPalette.pair(of: $0).resolved(in: environment) }
            ?? .clear
    }
}

extension EnvironmentValues {
    /// The traits that select assets.
    var assetTraits: AssetTraits {
        let render = RenderEnvironment.current
        let sizes = render.device.sizeClasses(in: render.orientation)
        return AssetTraits(
            isDark: colorScheme == .dark, isPad: render.device.idiom == .pad,
            isWidthCompact: sizes.horizontal == .compact, isHeightCompact: sizes.vertical == .compact,
            scale: Double(displayScale), isRightToLeft: layoutDirection == .rightToLeft,
            locale: render.locale)
    }
}
