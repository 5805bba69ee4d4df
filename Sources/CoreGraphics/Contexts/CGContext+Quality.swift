public import Foundation

// Settings of a context that change nothing of what is drawn here: everything is antialiased, images are smoothed, and text is
// drawn by UIKit.
extension CGContext {
    /// How carefully images are scaled; kept, without effect.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
    /// Sets how carefully images are scaled; without effect.
    public func setInterpolationQuality(_ quality: CGInterpolationQuality) { interpolationQuality = quality }
    /// Sets whether edges are antialiased; has no effect here, as they always are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be antialiased; has no effect here, as they always are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Sets whether fonts are smoothed; has no effect here, as they always are.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Sets whether fonts may be smoothed; has no effect here, as they always are.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Sets whether glyphs are at subpixel positions; has no effect here.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Sets whether glyphs may be at subpixel positions; has no effect here.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Sets whether the subpixel positions of glyphs are quantized; has no effect here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Sets whether the subpixel positions of glyphs may be quantized; has no effect here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Sets the flatness of curves; has no effect here, as curves are always finer.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Sets the rendering intent of colors; has no effect here, as colors out of gamut are clamped.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Waits for nothing: drawing is not delayed.
    public func synchronize() {}
    /// Waits for nothing: drawing is not delayed.
    public func flush() {}

    /// Begins a transparency layer whose content is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    // MARK: Text

    /// Where text of Core Text begins, in the coordinates of text; kept for code that reads it.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// Sets how text of Core Text is drawn; kept, without effect on UIKit's.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    /// Sets the character spacing of Core Graphics text; has no effect here.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Sets the font of Core Graphics text; has no effect here.
    public func setFont(_ font: CGFont) {}
    /// Sets the font size of Core Graphics text; has no effect here.
    public func setFontSize(_ size: CGFloat) {}
}
