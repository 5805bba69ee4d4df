import Scene

/// A smooth transition of colors that a function computes, along a line or between circles.
public final class CGShading {
    /// The line or the circles between which the colors are.
    enum Shape {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let shape: Shape
    /// The colors, as many as can be distinguished.
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Creates a shading along a line.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
    }

    /// Creates a shading between two circles; where their centers differ, the second is that of both.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
        endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space, function,
            extendStart, extendEnd)
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
    ) {
        let low = function.domain.first ?? 0, high = function.domain.count > 1 ? function.domain[1] : 1
        // The output is the components and an alpha.
        let colors = (0...CGShading.stepCount).map { step in
            let share = CGFloat(step) / CGFloat(CGShading.stepCount)
            return CGColor(space.color(function.output(at: low + share * (high - low)).map { Double($0) }))
        }
        guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: nil) else {
            return nil
        }
        self.shape = shape
        self.gradient = gradient
        options = [
            extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : [],
        ]
    }

    /// Chosen: a step of most functions is then less than one of the 256 levels.
    private static let stepCount = 255
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
                endRadius: endRadius, options: shading.options)
        }
    }
}
