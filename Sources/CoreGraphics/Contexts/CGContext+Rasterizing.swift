import Diagnostics
import Raster
package import RenderContext
package import Scene

extension CGContext {
    /// Returns what was drawn as pixels.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, above 0.
    ///   - isOpaque: Whether the pixels begin black instead of clear.
    ///   - environment: The environment, which a failure is reported to.
    /// - Returns: The pixels; nil, after a report, if they could not be drawn.
    package func rasterized(scale: CGFloat, isOpaque: Bool, in environment: RenderEnvironment) -> Bitmap? {
        let list = DisplayList(size: size.pipelineSize, commands: finishedCommands)
        do throws(RasterError) {
            let pixmap = try rasterize(
                list, scale: scale, text: environment.textEngine, background: isOpaque ? .black : nil)
            return Bitmap(name: "drawing", pixmap: pixmap, scale: scale)
        } catch {
            environment.report(Diagnostic(.drawingImage, "an image could not be drawn: \(error)"))
            return nil
        }
    }
}
