package import Foundation
package import Scene

/// A color or pattern in which shapes are drawn.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one is in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style that this one is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// There is no value that could be asked.
    public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
    /// Such a style is drawn as it is: the program stops, as on iOS.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not resolved to another style")
    }
}

/// A style that this module draws.
package protocol PaintStyle: ShapeStyle {
    /// Returns what the style fills a rectangle with, in points of the host.
    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint
}

/// What a style fills a shape with.
package enum StylePaint {
    /// A color or gradient.
    case paint(Paint)
    /// A blur of what is behind, with a standard deviation in points, and a color over it.
    case material(radius: Double, tint: SceneColor)
    /// Pixels that are drawn for the area, with an opacity.
    case drawn(any AreaDrawing, opacity: Double = 1)

    /// The color of what has to be one color.
    var plainColor: SceneColor {
        switch self {
        case .paint(.color(let color)): color
        case .paint(.gradient(let gradient)): gradient.stops.first?.color ?? .black
        case .material(_, let tint): tint
        case .drawn(let drawing, let opacity): drawing.plainColor.multipliedAlpha(by: opacity)
        }
    }

    /// Returns what is filled with less opacity.
    func faded(by opacity: Double) -> StylePaint {
        switch self {
        case .paint(.color(let color)): return .paint(.color(color.multipliedAlpha(by: opacity)))
        case .paint(.gradient(var gradient)):
            gradient.stops = gradient.stops.map { .init($0.position, $0.color.multipliedAlpha(by: opacity)) }
            return .paint(.gradient(gradient))
        case .material(let radius, let tint): return .material(radius: radius, tint: tint)
        case .drawn(let drawing, let own): return .drawn(drawing, opacity: own * opacity)
        }
    }
}

/// What fills an area with pixels of its own.
package protocol AreaDrawing {
    /// The color of what has to be one color.
    var plainColor: SceneColor { get }
    /// Returns the pixels of an area of a size in points.
    func bitmap(in size: CGSize, scale: CGFloat) -> Bitmap
}

extension ShapeStyle {
    /// Returns what the style fills a rectangle with, as one of the module's own.
    package func resolvedPaint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        if let style = self as? any PaintStyle { return style.paint(in: rect, environment) }
        guard Resolved.self != Never.self else { return .paint(.color(.clear)) }
        return resolve(in: environment).resolvedPaint(in: rect, environment)
    }
}

extension Color: PaintStyle {
    /// Returns the components in an environment, as a style.
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        .paint(.color(sceneColor(in: environment)))
    }
}

extension Color.Resolved: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        .paint(.color(sceneColor))
    }
}
