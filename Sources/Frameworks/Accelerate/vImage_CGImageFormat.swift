// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

/// How the pixels of an image lie in a buffer: the arguments of `CGImage`.
public struct vImage_CGImageFormat {
    /// Bits of each component.
    public var bitsPerComponent: UInt32
    /// Bits of each pixel.
    public var bitsPerPixel: UInt32
    /// The color space; nil for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>!
    /// The place of the alpha and the byte order.
    public var bitmapInfo: CGBitmapInfo
    /// The version of the structure: 0.
    public var version: UInt32
    /// The values of 0 and of the maximum for each component; must be nil.
    public var decode: UnsafePointer<CGFloat>!
    /// How colors that a space lacks are replaced.
    public var renderingIntent: CGColorRenderingIntent

    /// Creates a format of sRGB.
    public init() {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue), version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    /// Creates a format of its values.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
        bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
        renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
        (self.colorSpace, self.bitmapInfo, self.version) = (colorSpace, bitmapInfo, version)
        (self.decode, self.renderingIntent) = (decode, renderingIntent)
    }

    /// Creates a format; nil without bits.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard (1...16).contains(bitsPerComponent), (1...128).contains(bitsPerPixel) else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }

    /// Creates the format of an image; nil for a mask.
    public init?(cgImage: CGImage) {
        guard let space = cgImage.colorSpace else { return nil }
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
            bitmapInfo: cgImage.bitmapInfo)
    }

    /// The color space.
    var space: CGColorSpace { colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB() }
}
