import Assets
import Foundation
import Geometry
import RenderContext
import Scene
import Typography

/// A symbol in the size of its text.
struct SymbolContent {
    /// The size in points.
    var size: CGSize
    /// The distance from the top to the baseline of text beside it, in points.
    var baseline: CGFloat
    /// The areas that are filled, in points from the top left; nil for an unknown symbol.
    var outline: Scene.Path?

    init(_ name: String, in environment: EnvironmentValues) {
        var font = environment.font ?? .body
        if let weight = environment.fontWeight { font = font.weight(weight) }
        self.init(name, font.descriptor(in: environment), environment)
    }

    init(_ name: String, _ font: FontDescriptor, _ environment: EnvironmentValues) {
        let factor = CGFloat(font.size) * environment.imageScale.factor / SymbolOutlines.pointSize
        let weight = SymbolOutlines.Weight(font.weight.rawValue)
        let glyph = SymbolOutlines.glyph(named: name, weight: weight)
        if glyph == nil { RenderEnvironment.current.sink.append(missingSymbol: name) }
        let drawn = glyph?.size ?? SymbolOutlines.standardSize
        let growth = SymbolOutlines.growth(ofWeight: font.weight.rawValue)
        let scale = environment.displayScale
        func length(_ points: Double) -> CGFloat { (CGFloat(points + growth) * factor).roundedToPixel(scale) }
        size = CGSize(width: length(drawn.width), height: length(drawn.height))
        // The size is whole pixels; the outline keeps its size and is centered.
        let left = (size.width - CGFloat(drawn.width) * factor) / 2
        let top = (size.height - CGFloat(drawn.height) * factor) / 2
        outline = glyph?.outline.applying(
            AffineTransform(
                a: Double(factor), b: 0, c: 0, d: Double(factor), tx: Double(left), ty: Double(top)))
        // Symbols are centered on capital letters.
        let capHeight = CGFloat(TextMeasure.engine.metrics(of: font).capHeight)
        baseline = size.height / 2 + capHeight / 2
    }
}
