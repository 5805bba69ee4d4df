/// Where the alpha of a pixel is, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// There is no alpha component.
    case none = 0
    /// After the colors, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colors, which are multiplied by it.
    case premultipliedFirst = 2
    /// After the colors, which are not multiplied.
    case last = 3
    /// Before the colors, which are not multiplied.
    case first = 4
    /// A component after the colors is skipped.
    case noneSkipLast = 5
    /// A component before the colors is skipped.
    case noneSkipFirst = 6
    /// No colors, only alpha.
    case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    /// The bits of bitmap information that hold the order.
    case orderMask = 0x7000
    /// The default order: big-endian.
    case orderDefault = 0
    /// The less significant byte of 16 bits first.
    case order16Little = 0x1000
    /// The least significant byte of 32 bits first.
    case order32Little = 0x2000
    /// The more significant byte of 16 bits first.
    case order16Big = 0x3000
    /// The most significant byte of 32 bits first.
    case order32Big = 0x4000
}

/// How the bits of a pixel are packed.
public enum CGImagePixelFormatInfo: UInt32, Hashable, Sendable {
    /// The bits of bitmap information that hold the format.
    case mask = 0xF0000
    /// One component after another.
    case packed = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 16 bits for three components of five.
    case RGB555 = 0x10000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 16 bits for components of five, six and five.
    case RGB565 = 0x20000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 32 bits for three components of ten.
    case RGB101010 = 0x30000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 32 bits for three components of ten with an extended range.
    case RGBCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: alpha, byte order, and whether components are floating-point numbers.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt32

    /// Creates the information from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the position of the alpha.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits for whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers; such bitmaps cannot be made here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order of bytes.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// The less significant byte of 16 bits first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The least significant byte of 32 bits first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The more significant byte of 16 bits first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The most significant byte of 32 bits first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// The order of 16 bits in memory on the device: little-endian.
    public static var byteOrder16Host: CGBitmapInfo { .byteOrder16Little }
    /// The order of 32 bits in memory on the device: little-endian.
    public static var byteOrder32Host: CGBitmapInfo { .byteOrder32Little }
}

/// The order of 16 bits in memory on the device.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// The order of 32 bits in memory on the device.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
