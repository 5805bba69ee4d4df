import Foundation
import Geometry
import Raster
import RenderContext
import Scene

/// The memory of a bitmap context. As long as code has not read it, what is drawn is only recorded.
final class BitmapCanvas {
    let width: Int
    let height: Int
    let layout: PixelLayout
    let bytesPerRow: Int
    /// The first row; nil until code reads it.
    private var memory: UnsafeMutableRawPointer?
    private var isOwned = false

    /// Creates a canvas; nil without pixels, and where rows are too short.
    init?(
        memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout
    ) {
        let least = width > 0 ? layout.rowLength(width) : 0
        guard width > 0, height > 0, width <= Rasterizer.maximumPixelCount / height else { return nil }
        guard bytesPerRow == 0 ? memory == nil : bytesPerRow >= least else { return nil }
        (self.width, self.height, self.layout, self.memory) = (width, height, layout, memory)
        self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    }

    deinit { if isOwned { memory?.deallocate() } }

    /// Whether code has read the memory, so that it has to hold what was drawn.
    var isShared: Bool { memory != nil }
    /// Whether pixels have no alpha, and so begin black.
    var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(layout.alpha) }

    private var count: Int { bytesPerRow * height }

    /// Returns the memory, which is allocated when it is first needed.
    func share() -> UnsafeMutableRawPointer {
        if let memory { return memory }
        let new = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        new.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        (memory, isOwned) = (new, true)
        return new
    }

    /// Draws commands over the pixels in memory.
    func draw(_ commands: [DrawCommand]) {
        guard let memory else { return }
        let pixmap = layout.read(
            UnsafeRawBufferPointer(start: memory, count: count), width: width, height: height,
            bytesPerRow: bytesPerRow)
        let size = Size(width: Double(width), height: Double(height))
        let image = ImagePlacement(
            Bitmap(name: "canvas", pixmap: pixmap, scale: 1), in: Rect(origin: .zero, size: size))
        let list = DisplayList(size: size, commands: [.draw(.image(image))] + commands)
        let text = RenderEnvironment.current.textEngine
        guard let result = try? rasterize(list, scale: 1, text: text) else { return }
        layout.write(
            result, to: UnsafeMutableRawBufferPointer(start: memory, count: count), bytesPerRow: bytesPerRow)
    }

    /// Returns an image of the pixels in memory, or else of what the context recorded.
    func image(of context: CGContext) -> CGImage? {
        let bytes: Data
        if let memory {
            bytes = Data(bytes: memory, count: count)
        } else {
            guard let pixmap = context.pixels(scale: 1) else { return nil }
            var written = Data(count: count)
            written.withUnsafeMutableBytes { layout.write(pixmap, to: $0, bytesPerRow: bytesPerRow) }
            bytes = written
        }
        let pixmap = bytes.withUnsafeBytes {
            layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        return CGImage(pixmap, layout, provider: CGDataProvider(bytes), rowLength: bytesPerRow)
    }
}
