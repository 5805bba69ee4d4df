public import Foundation
import Scene

/// A blurred view.
struct BlurModification: DrawingModification, Equatable {
    var radius: CGFloat
    let isOpaque: Bool

    /// Chosen: the radius is the standard deviation, as that of Core Animation's Gaussian filter; confidence medium.
    func changed(
        _ commands: [DrawCommand], _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand] {
        guard radius > 0, radius.isFinite else { return commands }
        let blur = PixelBlur(deviation: Double(radius * pass.scale), repeatsEdges: isOpaque)
        // Beyond three standard deviations nothing is to be seen.
        return pass.pixels(of: commands, context, growth: isOpaque ? 0 : Double(radius) * 3, blur.apply)
    }
}

extension DrawingPass {
    /// Returns commands blurred by a radius in points, as far as they are in or near a frame of the host.
    func blurred(_ commands: [DrawCommand], radius: CGFloat, in frame: CGRect) -> [DrawCommand] {
        guard radius > 0, radius.isFinite else { return commands }
        let blur = PixelBlur(deviation: Double(radius * scale), repeatsEdges: false)
        return pixels(of: commands, in: frame, growth: Double(radius) * 3, blur.apply)
    }
}

extension View {
    /// Returns the view blurred by a radius in points; an opaque blur has no transparent edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified(by: BlurModification(radius: radius, isOpaque: opaque))
    }
}
