// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Commands that a processor for graphics carries out one after the other.
public protocol MTLCommandQueue: AnyObject {
    /// The name for debugging.
    var label: String? { get set }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Something that can be shown on a display.
public protocol MTLDrawable: AnyObject {
    /// Shows it as soon as possible.
    func present()
}

/// A list of commands.
public protocol MTLCommandBuffer: AnyObject {
    /// The name for debugging.
    var label: String? { get set }
    /// Begins to render.
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor)
        -> (any MTLRenderCommandEncoder)?
    /// Begins to compute.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Begins to copy.
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Shows something once the commands are carried out.
    func present(_ drawable: any MTLDrawable)
    /// Calls a function once the commands are carried out.
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    /// Carries the commands out.
    func commit()
    /// Waits until the commands are carried out.
    func waitUntilCompleted()
}

/// Adds commands to a list.
public protocol MTLCommandEncoder: AnyObject {
    /// The name for debugging.
    var label: String? { get set }
    /// Ends the commands.
    func endEncoding()
}

/// What corners are joined to. Raw values match Apple's.
public enum MTLPrimitiveType: UInt, Hashable, Sendable {
    /// Points, one a corner.
    case point = 0
    /// Lines of two points.
    case line = 1
    /// Lines that go on.
    case lineStrip = 2
    /// Triangles of three points.
    case triangle = 3
    /// Triangles that go on.
    case triangleStrip = 4
}

/// Adds commands that render.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets the state.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets the part that is rendered to.
    func setViewport(_ viewport: MTLViewport)
    /// Sets memory of the function of corners.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of the function of corners.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets memory of the function of pixels.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of the function of pixels.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a texture of the function of pixels.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets a sampler of the function of pixels.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Draws corners in their order.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}

/// Adds commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Sets the state.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets memory of the function.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets bytes of the function.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a texture of the function.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Computes in groups of threads.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Adds commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Makes the smaller versions of a texture.
    func generateMipmaps(for texture: any MTLTexture)
}
