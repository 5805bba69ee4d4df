public import Foundation
import Scene

extension GraphicsContext {
    /// How gradients are continued and interpolated; drawing here ends them with their last color.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient begins again outside.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient goes back and forth outside.
        public static let mirror = GradientOptions(rawValue: 2)
        /// The colors are mixed in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// A color or pattern that is used to outline or fill a path.
    public struct Shading {
        /// The style in points of the drawing: unit points of a rectangle of one point.
        let style: any ShapeStyle
        /// Whether the style belongs to the coordinates of the drawing, not to the bounds of what it fills.
        let isPlaced: Bool

        private init(_ style: any ShapeStyle, isPlaced: Bool = false) {
            (self.style, self.isPlaced) = (style, isPlaced)
        }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(ForegroundStyle()) }
        /// Returns a shading of a color.
        public static func color(_ color: Color) -> Shading { Shading(color) }
        /// Returns a shading of the components of a space, in 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// Returns a shading of a gray of a space, in 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }
        /// Returns a shading of a style in the bounds of what it fills.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }
        /// Returns the first of several shadings, which is that of a filled shape.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        /// Returns a shading of a gradient between points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading {
            Shading(
                LinearGradient(
                    gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                    endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)), isPlaced: true)
        }
        /// Returns a shading of a gradient by the distance from a point, between radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            Shading(
                RadialGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y),
                    startRadius: startRadius, endRadius: endRadius), isPlaced: true)
        }
        /// Returns a shading of a gradient by the angle around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
        ) -> Shading {
            Shading(
                AngularGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle),
                isPlaced: true)
        }

        /// Returns what fills something with bounds in points of the drawing.
        func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
            let rect = isPlaced ? CGRect(x: 0, y: 0, width: 1, height: 1) : bounds
            return switch style.resolvedPaint(in: rect, environment) {
            case .paint(let paint): paint
            case let other: .color(other.plainColor)
            }
        }
    }

    /// Returns the shading itself: styles are looked up when they are drawn.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        let paint = shading.paint(in: path.boundingRect, environment)
        draw([.draw(.fillPath(path.scenePath, style.isEOFilled ? .evenOdd : .nonZero, paint))])
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        let paint = shading.paint(in: path.boundingRect, environment)
        draw([.draw(.strokePath(path.scenePath, style.sceneStyle, paint))])
    }

    /// Draws the outline of a path; the width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
