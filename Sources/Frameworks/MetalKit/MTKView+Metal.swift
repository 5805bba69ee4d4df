@_exported public import Metal
public import UIKit

/// The properties of a view that displays Metal content, which are kept: the view is drawn as a placeholder.
extension MTKView {
    private static let storage = AttachmentKey()

    private final class Storage {
        weak var delegate: (any MTKViewDelegate)?
        var device: (any MTLDevice)?
        var colorPixelFormat = MTLPixelFormat.bgra8Unorm
        var depthStencilPixelFormat = MTLPixelFormat.invalid
        var clearColor = MTLClearColor()
        var sampleCount = 1
        var preferredFramesPerSecond = 60
        var isPaused = false
        var enableSetNeedsDisplay = false
        var autoResizeDrawable = true
        var framebufferOnly = true
        var drawableSize: CGSize?
    }

    private var storage: Storage { Self.storage.value(of: self) { Storage() } }

    /// Creates a view for a processor; nil for none, as in a render.
    public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.init(frame: frameRect)
        self.device = device
    }

    /// The delegate that draws, which is never called here; not retained.
    public var delegate: (any MTKViewDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }
    /// The processor for graphics; nil, as a render has none.
    public var device: (any MTLDevice)? {
        get { storage.device }
        set { storage.device = newValue }
    }
    /// The format of the pixels; kept, and has no effect here.
    public var colorPixelFormat: MTLPixelFormat {
        get { storage.colorPixelFormat }
        set { storage.colorPixelFormat = newValue }
    }
    /// The format of the depths; kept, and has no effect here.
    public var depthStencilPixelFormat: MTLPixelFormat {
        get { storage.depthStencilPixelFormat }
        set { storage.depthStencilPixelFormat = newValue }
    }
    /// The color that each frame begins with; kept, and has no effect here.
    public var clearColor: MTLClearColor {
        get { storage.clearColor }
        set { storage.clearColor = newValue }
    }
    /// The number of samples of a pixel; kept, and has no effect here.
    public var sampleCount: Int {
        get { storage.sampleCount }
        set { storage.sampleCount = newValue }
    }
    /// The frames of a second; kept, and has no effect here.
    public var preferredFramesPerSecond: Int {
        get { storage.preferredFramesPerSecond }
        set { storage.preferredFramesPerSecond = newValue }
    }
    /// Whether no frames are drawn; kept, and has no effect here.
    public var isPaused: Bool {
        get { storage.isPaused }
        set { storage.isPaused = newValue }
    }
    /// Whether frames are drawn when they are asked for; kept, and has no effect here.
    public var enableSetNeedsDisplay: Bool {
        get { storage.enableSetNeedsDisplay }
        set { storage.enableSetNeedsDisplay = newValue }
    }
    /// Whether the content is as large as the view; true by default.
    public var autoResizeDrawable: Bool {
        get { storage.autoResizeDrawable }
        set { storage.autoResizeDrawable = newValue }
    }
    /// Whether the content is only displayed; kept, and has no effect here.
    public var framebufferOnly: Bool {
        get { storage.framebufferOnly }
        set { storage.framebufferOnly = newValue }
    }
    /// The size of the content, in pixels: that of the view, or the one that was set.
    public var drawableSize: CGSize {
        get {
            if !autoResizeDrawable, let set = storage.drawableSize { return set }
            let scale = traitCollection.displayScale
            return CGSize(width: bounds.width * scale, height: bounds.height * scale)
        }
        set { storage.drawableSize = newValue }
    }
    /// What the next frame is drawn to; nil without a processor.
    public var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// What the next frame is shown by; nil without a processor.
    public var currentDrawable: (any MTLDrawable)? { nil }
    /// Draws a frame; has no effect here.
    public func draw() {}
}

/// Draws the content of a view; its methods are never called here.
public protocol MTKViewDelegate: AnyObject {
    /// Called when the size of the content has changed, in pixels.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Called to draw a frame.
    func draw(in view: MTKView)
}
