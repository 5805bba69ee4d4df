public import Foundation
import Scene

/// A view whose colors are changed.
struct ColorEffectModification: DrawingModification, Equatable {
    let matrix: ColorMatrix

    func changed(
        _ commands: [DrawCommand], _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand] { matrix.commands(commands) }
}

/// A view whose colors are multiplied with another one, its opacity included.
struct ColorProductModification: DrawingModification {
    let color: Color

    func changed(
        _ commands: [DrawCommand], _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand] {
        let color = color.sceneColor(in: context.environment)
        let product = ColorMatrix.product(color).commands(commands)
        guard color.alpha < 1 else { return product }
        return product.within(.layer(opacity: color.alpha, bounds: product.groupBounds))
    }
}

extension View {
    private func recolored(_ matrix: ColorMatrix) -> ModifiedView {
        modified(by: ColorEffectModification(matrix: matrix))
    }

    /// Returns the brightened view: an amount in -1...1 is added to each component.
    ///
    /// Chosen here and in the other effects: components of gamma-encoded sRGB; confidence medium.
    public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

    /// Returns the view with another contrast; 1 for its own, 0 for gray, negative amounts invert it.
    public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

    /// Returns the view with another saturation; 1 for its own, 0 for gray.
    public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

    /// Returns the view in grays by an amount in 0...1.
    public func grayscale(_ amount: Double) -> some View {
        recolored(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// Returns the view with its hues rotated by an angle.
    public func hueRotation(_ angle: Angle) -> some View { recolored(.hueRotation(angle)) }

    /// Returns the view with its colors inverted.
    public func colorInvert() -> some View { recolored(.inversion(1)) }

    /// Returns the view with its colors multiplied with another one.
    public func colorMultiply(_ color: Color) -> some View {
        modified(by: ColorProductModification(color: color))
    }

    /// Returns the view as black whose opacity is the luminance of what was there.
    public func luminanceToAlpha() -> some View { modified(by: LuminanceModification()) }
}

/// A view as black whose opacity is the luminance of its pixels.
struct LuminanceModification: DrawingModification {
    func changed(
        _ commands: [DrawCommand], _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand] {
        pass.pixels(of: commands, context, growth: 0) { pixmap in
            for index in pixmap.pixels.indices {
                let pixel = pixmap.pixels[index]
                let components = SIMD3(
                    Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF))
                // Premultiplied components: the product with alpha is in them already.
                let alpha = (components * ColorMatrix.luminance).sum().rounded()
                pixmap.pixels[index] = UInt32(min(alpha, 255)) << 24
            }
        }
    }
}
