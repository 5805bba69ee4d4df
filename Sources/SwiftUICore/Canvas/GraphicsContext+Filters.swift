public import Foundation
import Geometry
import Scene

extension GraphicsContext {
    /// The ways of blending drawings.
    public typealias BlendMode = SwiftUICore.BlendMode

    /// How a filter is applied; drawing here composes in one color space.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear light.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow is over what is drawn.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The shadow alone is drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is that of edges inside what is drawn.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow is no group of its own.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The edges are not transparent.
        public static let opaque = BlurOptions(rawValue: 1)
        /// The blur is dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// A type that applies image processing operations to rendered content.
    public struct Filter {
        private enum Kind {
            case matrix(ColorMatrix)
            case product(Color)
            case luminance
            case blur(CGFloat, isOpaque: Bool)
            case shadow(ShadowStyle)
            case threshold(Double, Color)
        }

        private let kind: Kind

        /// Returns a filter of a Gaussian blur, of a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
            Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
        }
        /// Returns a filter of a shadow behind drawings; radius and distances in points. Of its options and blend mode
        /// nothing is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
        ) -> Filter { Filter(kind: .shadow(.drop(color: color, radius: radius, x: x, y: y))) }
        /// Returns a filter that adds an amount to each component.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.brightness(amount)))
        }
        /// Returns a filter that multiplies the distances from gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .matrix(.contrast(amount))) }
        /// Returns a filter that multiplies saturation.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(amount)))
        }
        /// Returns a filter that takes colors away, by an amount in 0...1.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(1 - min(max(amount, 0), 1))))
        }
        /// Returns a filter that rotates hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(angle)))
        }
        /// Returns a filter that inverts colors by an amount in 0...1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .matrix(.inversion(min(max(amount, 0), 1))))
        }
        /// Returns a filter that multiplies each component with that of a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .product(color)) }
        /// The filter that makes luminance the opacity of black.
        public static var luminanceToAlpha: Filter { Filter(kind: .luminance) }
        /// Returns a filter that fills what has at least an opacity with a color, and leaves out the rest.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(min, color))
        }

        /// Returns drawings in points of the host with the filter.
        func apply(_ commands: [DrawCommand], _ target: CanvasTarget) -> [DrawCommand] {
            let pass = DrawingPass(scale: target.scale), context = target.context
            switch kind {
            case .matrix(let matrix): return matrix.commands(commands)
            case .product(let color):
                return ColorProductModification(color: color).changed(commands, context, pass)
            case .luminance: return LuminanceModification().changed(commands, context, pass)
            case .blur(let radius, let isOpaque):
                return BlurModification(radius: radius, isOpaque: isOpaque).changed(commands, context, pass)
            case .shadow(let style):
                return commands.within(
                    .shadow(
                        style.sceneShadow(in: context.environment), bounds: commands.groupBounds))
            case .threshold(let least, let color):
                let pixel = color.sceneColor(in: context.environment).premultipliedRGBA8
                return pass.pixels(of: commands, context, growth: 0) { pixmap in
                    for index in pixmap.pixels.indices {
                        let isInside =
                            Double(pixmap.pixels[index] >> 24) >= least * 255 && pixmap.pixels[index] > 0
                        pixmap.pixels[index] = isInside ? pixel : 0
                    }
                }
            }
        }
    }
}
