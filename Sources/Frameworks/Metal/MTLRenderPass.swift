// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What a target holds before rendering. Raw values match Apple's.
public enum MTLLoadAction: UInt, Hashable, Sendable {
    /// Whatever is there.
    case dontCare = 0
    /// What was there before.
    case load = 1
    /// One color everywhere.
    case clear = 2
}

/// What becomes of a target after rendering. Raw values match Apple's.
public enum MTLStoreAction: UInt, Hashable, Sendable {
    /// It is not needed.
    case dontCare = 0
    /// It is kept.
    case store = 1
    /// Samples become pixels.
    case multisampleResolve = 2
}

/// A target that colors are rendered to.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
    /// The texture that is rendered to.
    open var texture: (any MTLTexture)?
    /// What it holds before.
    open var loadAction = MTLLoadAction.dontCare
    /// What becomes of it.
    open var storeAction = MTLStoreAction.store
    /// The color that it begins with.
    open var clearColor = MTLClearColor()
}

/// The targets that colors are rendered to, which are made when they are asked for.
public final class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var targets: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The target at an index.
    public subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            if let known = targets[attachmentIndex] { return known }
            let made = MTLRenderPassColorAttachmentDescriptor()
            targets[attachmentIndex] = made
            return made
        }
        set { targets[attachmentIndex] = newValue }
    }
}

/// What is rendered to.
open class MTLRenderPassDescriptor: NSObject {
    /// The targets of colors.
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    /// Creates a descriptor without targets.
    public override init() { super.init() }
}

/// How a color is blended into a target.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    /// The format of the target.
    open var pixelFormat = MTLPixelFormat.invalid
    /// Whether colors are blended.
    open var isBlendingEnabled = false
}

/// The colors of a state of rendering, which are made when they are asked for.
public final class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var targets: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color at an index.
    public subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            if let known = targets[attachmentIndex] { return known }
            let made = MTLRenderPipelineColorAttachmentDescriptor()
            targets[attachmentIndex] = made
            return made
        }
        set { targets[attachmentIndex] = newValue }
    }
}

/// What a new state of rendering is like.
open class MTLRenderPipelineDescriptor: NSObject {
    /// The name for debugging.
    open var label: String?
    /// The function of corners.
    open var vertexFunction: (any MTLFunction)?
    /// The function of pixels.
    open var fragmentFunction: (any MTLFunction)?
    /// The colors that are rendered.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    /// The format of depths.
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The number of samples of a pixel.
    open var rasterSampleCount = 1
    /// Creates a descriptor.
    public override init() { super.init() }
}

/// The state of rendering.
public protocol MTLRenderPipelineState: AnyObject {}

/// The state of computing.
public protocol MTLComputePipelineState: AnyObject {
    /// The threads that run at the same time.
    var threadExecutionWidth: Int { get }
    /// The most threads of a group.
    var maxTotalThreadsPerThreadgroup: Int { get }
}
