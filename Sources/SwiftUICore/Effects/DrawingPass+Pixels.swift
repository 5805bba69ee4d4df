import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene

extension DrawingPass {
    /// Returns commands as an image of their pixels, which a closure changes.
    ///
    /// - Parameters:
    ///   - commands: What is drawn, in points of the host.
    ///   - context: The element that is drawn; what is far outside its host is left out.
    ///   - growth: How much farther than the commands the change reaches, in points.
    ///   - change: Changes the pixels.
    /// - Returns: The command of the image; the commands as they are where they have no finite bounds.
    func pixels(
        of commands: [DrawCommand], _ context: ElementContext, growth: Double,
        _ change: (inout Pixmap) -> Void
    ) -> [DrawCommand] {
        pixels(of: commands, in: hostFrame(context), growth: growth, change)
    }

    /// Returns commands as an image of their pixels, which a closure changes; what is far outside a frame is left out.
    func pixels(
        of commands: [DrawCommand], in frame: CGRect, growth: Double, _ change: (inout Pixmap) -> Void
    ) -> [DrawCommand] {
        guard let (bitmap, area) = bitmap(of: commands, in: frame, growth: growth) else { return commands }
        guard !area.isEmpty else { return [] }
        var pixmap = bitmap.pixmap
        change(&pixmap)
        let result = Bitmap(name: "effect", pixmap: pixmap, scale: bitmap.scale)
        return [.draw(.image(ImagePlacement(result, in: area)))]
    }

    /// Returns commands as pixels with the area that they cover, in points of the host; nil without finite bounds.
    func bitmap(
        of commands: [DrawCommand], _ context: ElementContext, growth: Double
    ) -> (bitmap: Bitmap, area: Rect)? { bitmap(of: commands, in: hostFrame(context), growth: growth) }

    private func hostFrame(_ context: ElementContext) -> CGRect {
        CGRect(origin: .zero, size: context.element.node.graph.container)
    }

    private func bitmap(
        of commands: [DrawCommand], in frame: CGRect, growth: Double
    ) -> (bitmap: Bitmap, area: Rect)? {
        guard let bounds = commands.markedBounds, bounds.isFinite else { return nil }
        let reach = frame.rect.inset(by: Insets(all: -growth - 100))
        let visible = bounds.inset(by: Insets(all: -growth)).intersection(reach) ?? .zero
        let scale = Double(scale)
        let area = Rect(
            minX: (visible.minX * scale).rounded(.down) / scale,
            minY: (visible.minY * scale).rounded(.down) / scale,
            maxX: (visible.maxX * scale).rounded(.up) / scale,
            maxY: (visible.maxY * scale).rounded(.up) / scale)
        guard !area.isEmpty else {
            return (Bitmap(name: "effect", pixmap: Pixmap(width: 0, height: 0), scale: scale), .zero)
        }
        let drawing = CGContext(size: CGSize(width: area.width, height: area.height))
        for command in commands { drawing.append(command.offset(by: Point(x: -area.minX, y: -area.minY))) }
        return drawing.rasterized(scale: self.scale, isOpaque: false, in: .current).map { ($0, area) }
    }
}
