import Assets
import Typography
package import UIKitCore

extension RenderEnvironment {
    /// Creates the environment of one render: a variant with its images and fonts.
    init(_ variant: Variant, assets: AssetLookup, engine: TextEngine) {
        let sizeClasses = variant.device.sizeClasses(in: variant.orientation)
        let traits = UITraitCollection(
            userInterfaceStyle: variant.appearance == .dark ? .dark : .light,
            userInterfaceIdiom: variant.device.idiom == .pad ? .pad : .phone,
            horizontalSizeClass: UIUserInterfaceSizeClass(sizeClasses.horizontal),
            verticalSizeClass: UIUserInterfaceSizeClass(sizeClasses.vertical),
            displayScale: variant.device.scale,
            preferredContentSizeCategory: variant.textSize.category,
            layoutDirection: variant.effectiveDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        self.init(
            device: variant.device, orientation: variant.orientation, traits: traits,
            locale: variant.locale, assets: assets, textEngine: engine, sink: DiagnosticSink())
    }

    /// The diagnostics reported in this environment.
    var collectedDiagnostics: [Diagnostic] { sink.diagnostics }
}

extension UIUserInterfaceSizeClass {
    fileprivate init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

extension TextSize {
    /// Creates the text size that corresponds to a content size category.
    package init?(_ category: UIContentSizeCategory) {
        guard let size = TextSize.allCases.first(where: { $0.category == category }) else { return nil }
        self = size
    }

    /// The corresponding content size category.
    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}
