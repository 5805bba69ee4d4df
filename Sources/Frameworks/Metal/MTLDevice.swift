// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Returns the processor for graphics that the system prefers: none is there, as on computers without one.
///
/// Code that draws by Metal asks for it first, and shows something else without it.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A processor for graphics, of which a render has none.
public protocol MTLDevice: AnyObject {
    /// The name of the processor.
    var name: String { get }
    /// Whether it has little power.
    var isLowPower: Bool { get }
    /// Whether it has no display.
    var isHeadless: Bool { get }
    /// Makes a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Returns the functions of the app.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Returns the functions of a bundle.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Compiles the functions of a source.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Makes memory of a length in bytes.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes memory with a copy of bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions)
        -> (any MTLBuffer)?
    /// Makes a texture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Makes the state of a sampler.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Makes the state of rendering.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws
        -> any MTLRenderPipelineState
    /// Makes the state of computing.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws
        -> any MTLComputePipelineState
}

/// How functions are compiled.
open class MTLCompileOptions: NSObject {
    /// Whether results may differ in the last bits.
    open var fastMathEnabled = true
    /// Creates the default options.
    public override init() { super.init() }
}

/// The functions of an app.
public protocol MTLLibrary: AnyObject {
    /// The names of the functions.
    var functionNames: [String] { get }
    /// Returns a function by its name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function for a processor for graphics.
public protocol MTLFunction: AnyObject {
    /// The name of the function.
    var name: String { get }
}

/// Something in the memory of a processor for graphics.
public protocol MTLResource: AnyObject {
    /// The name for debugging.
    var label: String? { get set }
}

/// Where memory is, and who may use it.
public struct MTLResourceOptions: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Memory that is written and not read.
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1 << 0)
    /// Memory of both processors.
    public static let storageModeShared: MTLResourceOptions = []
    /// Memory of the processor for graphics.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
}

/// Memory of bytes.
public protocol MTLBuffer: MTLResource {
    /// The length in bytes.
    var length: Int { get }
    /// Returns the address of the bytes.
    func contents() -> UnsafeMutableRawPointer
}
