package import Foundation
import Scene

/// The style of the foreground in its place.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style of the foreground.
    public init() {}
}

extension ForegroundStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        HierarchicalShapeStyle.primary.paint(in: rect, environment)
    }
}

/// The style of the background in its place.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style of the background.
    public init() {}
}

extension BackgroundStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        environment.backgroundStyle?.resolvedPaint(in: rect, environment.withoutBackground)
            ?? .paint(.color(SystemPalette.background.color(in: environment)))
    }
}

/// The style of the tint in its place.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style of the tint.
    public init() {}
}

extension TintShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        environment.tintStyle?.resolvedPaint(in: rect, environment)
            ?? Color.accentColor.paint(in: rect, environment)
    }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style of separators.
    public init() {}
}

extension SeparatorShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        .paint(.color(SystemPalette.separator.color(in: environment)))
    }
}

/// The style of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style of placeholders.
    public init() {}
}

extension PlaceholderTextShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        .paint(.color(SystemPalette.placeholderText.color(in: environment)))
    }
}

/// The style of selections: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style of selections.
    public init() {}
}

extension SelectionShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        TintShapeStyle().paint(in: rect, environment)
    }
}

/// A style with less opacity.
struct FadedStyle: PaintStyle {
    let base: any ShapeStyle
    let opacity: Double

    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        base.resolvedPaint(in: rect, environment).faded(by: opacity)
    }
}
