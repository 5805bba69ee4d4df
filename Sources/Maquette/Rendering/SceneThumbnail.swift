import ImageCodec
import Raster
import Scene

/// A reduced picture of a screen.
package struct SceneThumbnail: Sendable {
    /// The size of the whole picture in points.
    package var size: Size
    /// The reduced picture as PNG.
    package var png: [UInt8]
}

extension Size {
    /// The size reduced to fit another one, in its own proportions; itself if it fits. Neither may be empty.
    package func reduced(toFit limit: Size) -> Size {
        let scale = min(1, limit.width / width, limit.height / height)
        return Size(width: width * scale, height: height * scale)
    }
}

extension Renderer {
    /// Returns the picture of a screen that was rendered to its commands, reduced to fit a size.
    ///
    /// - Parameters:
    ///   - screen: The screen; receives a diagnostic if its picture cannot be drawn.
    ///   - limit: The greatest width and height in pixels.
    /// - Returns: The picture; nil if there is none.
    package mutating func thumbnail(of screen: inout RenderedScreen, fitting limit: Size) -> SceneThumbnail? {
        guard let list = screen.commands, !Rect(origin: .zero, size: list.size).isEmpty else { return nil }
        let scale = min(
            limit.width / list.size.width, limit.height / list.size.height, screen.variant.device.scale)
        do throws(RasterError) {
            let picture = try rasterize(
                list, scale: scale, text: engine(for: screen.variant.locale), workers: threads, cache: shapes)
            return SceneThumbnail(
                size: list.size, png: encodePNG(picture, options: pngOptions, workers: threads))
        } catch {
            screen.diagnostics.append(error.diagnostic)
            return nil
        }
    }
}
