public import Foundation
import Scene

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// None of the others.
    case unknown = -1
    /// One component for gray.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two axes of color.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// A table of colors.
    case indexed = 5
    /// Patterns that are drawn repeatedly.
    case pattern = 6
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The tristimulus values of CIE.
    case XYZ = 7
}

/// A color space. Everything is drawn in sRGB: components of other spaces are converted when a color is made, and those
/// out of range are clamped. The RGB spaces beside Display P3 and those of linear light count as sRGB.
public final class CGColorSpace: Sendable, Hashable {
    /// The name, as of the constants below.
    private let identifier: String
    /// The kind of the space.
    public let model: CGColorSpaceModel
    /// The space of the colors of a pattern that has none of its own, or of a table; nil for other spaces.
    public let baseColorSpace: CGColorSpace?

    init(_ identifier: String, _ model: CGColorSpaceModel = .rgb, base: CGColorSpace? = nil) {
        (self.identifier, self.model, baseColorSpace) = (identifier, model, base)
    }

    /// Creates a color space from its name; nil for a name that is none of the constants.
    public convenience init?(name: CFString) {
        let name = "\(name)"
        guard let model = CGColorSpace.models[name] else { return nil }
        self.init(name, model)
    }

    /// Creates the space of patterns; `baseSpace` is that of patterns without colors of their own.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init("kCGColorSpacePattern", .pattern, base: baseSpace)
    }

    /// The name of the color space.
    public var name: CFString? { NSString(string: identifier) }
    /// The number of components of a color, without the alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }
    /// Whether the space has more colors than sRGB.
    public var isWideGamutRGB: Bool { identifier.hasSuffix("P3") || identifier.contains("Extended") }
    /// Whether images can be drawn in the space.
    public var supportsOutput: Bool { model == .rgb || model == .monochrome || model == .cmyk }

    /// Whether both spaces have the same name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.identifier == rhs.identifier && lhs.baseColorSpace == rhs.baseColorSpace
    }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private static let models: [String: CGColorSpaceModel] = [
        "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb, "kCGColorSpaceExtendedSRGB": .rgb,
        "kCGColorSpaceLinearSRGB": .rgb, "kCGColorSpaceExtendedLinearSRGB": .rgb,
        "kCGColorSpaceExtendedDisplayP3": .rgb, "kCGColorSpaceAdobeRGB1998": .rgb,
        "kCGColorSpaceGenericRGB": .rgb, "kCGColorSpaceGenericRGBLinear": .rgb,
        "kCGColorSpaceITUR_709": .rgb, "kCGColorSpaceITUR_2020": .rgb, "kCGColorSpaceDCIP3": .rgb,
        "kCGColorSpaceDeviceRGB": .rgb, "kCGColorSpaceGenericCMYK": .cmyk,
        "kCGColorSpaceDeviceCMYK": .cmyk, "kCGColorSpaceGenericGrayGamma2_2": .monochrome,
        "kCGColorSpaceLinearGray": .monochrome, "kCGColorSpaceExtendedGray": .monochrome,
        "kCGColorSpaceExtendedLinearGray": .monochrome, "kCGColorSpaceDeviceGray": .monochrome,
        "kCGColorSpaceGenericGray": .monochrome,
    ]

    /// Whether components are of linear light.
    private var isLinear: Bool { identifier.contains("Linear") }
    private var isDisplayP3: Bool { identifier.hasSuffix("DisplayP3") }

    /// Returns the color of components and an alpha in this space; missing components count as 0, a missing alpha as 1.
    func color(_ given: [Double]) -> Color {
        func component(_ index: Int) -> Double { given.indices.contains(index) ? given[index] : 0 }
        func light(_ index: Int) -> Double {
            isLinear ? SRGBCurve.encoded(component(index)) : component(index)
        }
        let alpha = given.count > numberOfComponents ? given[numberOfComponents] : 1
        switch model {
        case .monochrome: return Color(white: light(0), alpha: alpha)
        case .cmyk:
            let rest = 1 - component(3)
            return Color(
                red: (1 - component(0)) * rest, green: (1 - component(1)) * rest,
                blue: (1 - component(2)) * rest, alpha: alpha)
        case .pattern: return baseColorSpace?.color(given) ?? Color(white: 0, alpha: component(0))
        default:
            guard isDisplayP3 else {
                return Color(red: light(0), green: light(1), blue: light(2), alpha: alpha)
            }
            return Color(displayP3Red: light(0), green: light(1), blue: light(2), alpha: alpha)
        }
    }

    /// Returns the components of a color in this space, with its alpha; nil where it cannot be converted to it.
    ///
    /// Source: luminance and the primaries of Display P3 from IEC 61966-2-1 and SMPTE EG 432-1.
    func components(of color: Color) -> [CGFloat]? {
        let encoded = [color.red, color.green, color.blue], linear = encoded.map(SRGBCurve.linear)
        func mix(_ shares: [Double]) -> Double {
            let sum = zip(shares, linear).reduce(0) { $0 + $1.0 * $1.1 }
            return isLinear ? sum : SRGBCurve.encoded(sum)
        }
        let values: [Double]
        switch model {
        case .monochrome:
            let isGray = color.red == color.green && color.green == color.blue
            values = isGray && !isLinear ? [color.red] : [mix([0.2126, 0.7152, 0.0722])]
        case .cmyk:
            let black = 1 - max(color.red, color.green, color.blue)
            values = encoded.map { black < 1 ? (1 - $0 - black) / (1 - black) : 0 } + [black]
        case .rgb:
            if isDisplayP3 {
                values = [
                    mix([0.8224621, 0.1775380, 0]), mix([0.0331941, 0.9668058, 0]),
                    mix([0.0170827, 0.0723974, 0.9105199]),
                ]
            } else {
                values = isLinear ? linear : encoded
            }
        default: return nil
        }
        return values.map { CGFloat($0) } + [CGFloat(color.alpha)]
    }
}

extension CGColorSpace {
    /// The sRGB color space, which a render draws in.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// Display P3, whose colors outside of sRGB are clamped.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// sRGB with components beyond 0...1, which are clamped.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// sRGB in linear light.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// sRGB in linear light with components beyond 0...1, which are clamped.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// Display P3 with components beyond 0...1, which are clamped.
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    /// Adobe RGB, treated as sRGB.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// Generic RGB in linear light.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The space of high-definition video, treated as sRGB.
    public static var itur_709: CFString { "kCGColorSpaceITUR_709" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The space of ultra-high-definition video, treated as sRGB.
    public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
    /// The space of digital cinema, treated as sRGB.
    public static var dcip3: CFString { "kCGColorSpaceDCIP3" }
    /// Generic cyan, magenta, yellow and black.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Generic gray with a gamma of 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Gray in linear light.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// Gray with components beyond 0...1, which are clamped.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the device's RGB color space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the device's color space of cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk) }
