// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What the pixels of a texture consist of. Raw values match Apple's.
public enum MTLPixelFormat: UInt, Hashable, Sendable {
    /// No format is set.
    case invalid = 0
    /// Alpha of 8 bits.
    case a8Unorm = 1
    /// Red of 8 bits.
    case r8Unorm = 10
    /// Red of half precision.
    case r16Float = 25
    /// Red and green of 8 bits.
    case rg8Unorm = 30
    /// Red of single precision.
    case r32Float = 55
    /// Red, green, blue and alpha of 8 bits.
    case rgba8Unorm = 70
    /// Red, green, blue and alpha of 8 bits, in sRGB.
    case rgba8Unorm_srgb = 71
    /// Blue, green, red and alpha of 8 bits.
    case bgra8Unorm = 80
    /// Blue, green, red and alpha of 8 bits, in sRGB.
    case bgra8Unorm_srgb = 81
    /// Red, green, blue and alpha of half precision.
    case rgba16Float = 115
    /// Red, green, blue and alpha of single precision.
    case rgba32Float = 125
    /// A depth of single precision.
    case depth32Float = 252
    /// A stencil of 8 bits.
    case stencil8 = 253
    /// A depth of single precision and a stencil of 8 bits.
    case depth32Float_stencil8 = 260
}

/// The shape of a texture. Raw values match Apple's.
public enum MTLTextureType: UInt, Hashable, Sendable {
    /// A line of pixels.
    case type1D = 0
    /// A plane of pixels.
    case type2D = 2
    /// Several planes of pixels.
    case type2DArray = 3
    /// Six planes of a cube.
    case typeCube = 5
    /// A space of pixels.
    case type3D = 7
}

/// What a texture is used for.
public struct MTLTextureUsage: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt
    /// Creates a usage from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Functions read it.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Functions write it.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// It is rendered to.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

/// What a new texture is like.
open class MTLTextureDescriptor: NSObject {
    /// The shape of the texture; a plane by default.
    open var textureType = MTLTextureType.type2D
    /// The format of the pixels.
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// The width in pixels.
    open var width = 1
    /// The height in pixels.
    open var height = 1
    /// The depth in pixels.
    open var depth = 1
    /// The number of smaller versions, with the texture itself.
    open var mipmapLevelCount = 1
    /// The number of samples of a pixel.
    open var sampleCount = 1
    /// The number of planes.
    open var arrayLength = 1
    /// What the texture is used for; functions read it by default.
    open var usage = MTLTextureUsage.shaderRead
    /// Creates the descriptor of one pixel.
    public override init() { super.init() }
    /// Returns the descriptor of a plane.
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        let largest = max(1, width, height)
        // Each version is half as large as the one before, down to one pixel.
        if mipmapped { descriptor.mipmapLevelCount = Int.bitWidth - largest.leadingZeroBitCount }
        return descriptor
    }
}

/// Pixels in the memory of a processor for graphics.
public protocol MTLTexture: MTLResource {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The format of the pixels.
    var pixelFormat: MTLPixelFormat { get }
    /// Writes pixels of a region.
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Reads pixels of a region.
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
        mipmapLevel level: Int)
}

/// How pixels between pixels are found. Raw values match Apple's.
public enum MTLSamplerMinMagFilter: UInt, Hashable, Sendable {
    /// By the nearest pixel.
    case nearest = 0
    /// By the four pixels around.
    case linear = 1
}

/// What is beyond the edges of a texture. Raw values match Apple's.
public enum MTLSamplerAddressMode: UInt, Hashable, Sendable {
    /// The pixels at the edge.
    case clampToEdge = 0
    /// The mirrored texture, once.
    case mirrorClampToEdge = 1
    /// The texture again.
    case `repeat` = 2
    /// The mirrored texture.
    case mirrorRepeat = 3
    /// Nothing: transparent black.
    case clampToZero = 4
}

/// What a new sampler is like.
open class MTLSamplerDescriptor: NSObject {
    /// How a smaller texture is read.
    open var minFilter = MTLSamplerMinMagFilter.nearest
    /// How a larger texture is read.
    open var magFilter = MTLSamplerMinMagFilter.nearest
    /// What is beyond the left and right edges.
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    /// What is beyond the top and bottom edges.
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    /// Whether places are from 0 to 1.
    open var normalizedCoordinates = true
    /// Creates the default descriptor.
    public override init() { super.init() }
}

/// How a texture is read.
public protocol MTLSamplerState: AnyObject {}
