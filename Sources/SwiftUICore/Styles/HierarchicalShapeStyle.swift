package import Foundation
import Scene

/// A level of the styles of content: the primary one is that of text.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The first level of the foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacities of levels relative to the first, as those of labels. Chosen for the fifth.
    private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]
    private static let labels = [
        SystemPalette.label, SystemPalette.secondaryLabel, SystemPalette.tertiaryLabel,
        SystemPalette.quaternaryLabel,
    ]
}

/// A level of styles that were those of the foreground.
struct LevelStyle: PaintStyle {
    let level: HierarchicalShapeStyle
    let styles: [AnyShapeStyle]

    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        var outer = environment
        outer.foregroundStyles = styles
        return level.paint(in: rect, outer)
    }
}

extension HierarchicalShapeStyle: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let styles = environment.foregroundStyles
        guard let first = styles.first else {
            let pair = Self.labels[min(level, 3)]
            return .paint(.color(pair.color(in: environment)))
        }
        if level < styles.count { return styles[level].paint(in: rect, environment.withoutForeground) }
        return first.paint(in: rect, environment.withoutForeground).faded(by: Self.opacities[min(level, 4)])
    }
}
