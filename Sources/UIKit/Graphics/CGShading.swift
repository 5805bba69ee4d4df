import Scene

/// A function that computes the numbers of a `CGFunction`: from the input at the second pointer to the output at the third.
public typealias CGFunctionEvaluateCallback =
    (
        UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
    ) -> Void
/// A function that is called when a `CGFunction` is no longer used.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The C functions of a `CGFunction`.
public struct CGFunctionCallbacks {
    /// The version, 0.
    public var version: UInt32
    /// Computes the numbers.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Is called when the function is no longer used.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates a set of functions.
    public init(
        version: UInt32 = 0, evaluate: CGFunctionEvaluateCallback? = nil,
        releaseInfo: CGFunctionReleaseInfoCallback? = nil
    ) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function of numbers, as of the colors of a shading.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    /// The lowest and highest value of each input and output; an empty array for no limits.
    let domain: [CGFloat]
    private let range: [CGFloat]
    private let counts: (input: Int, output: Int)
    private let callbacks: CGFunctionCallbacks

    /// Creates a function; nil without one to compute it.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else { return nil }
        self.info = info
        self.domain = domain.map { domain in (0..<2 * domainDimension).map { domain[$0] } } ?? []
        self.range = range.map { range in (0..<2 * rangeDimension).map { range[$0] } } ?? []
        counts = (domainDimension, rangeDimension)
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the output for an input, which every dimension has.
    func output(at input: CGFloat) -> [CGFloat] {
        let given = [CGFloat](repeating: input, count: counts.input)
        var output = [CGFloat](repeating: 0, count: counts.output)
        callbacks.evaluate?(info, given, &output)
        guard !range.isEmpty else { return output }
        return output.enumerated().map { max(range[2 * $0], min(range[2 * $0 + 1], $1)) }
    }
}

/// A smooth change of colors that a function gives, along a line or between circles.
public final class CGShading {
    /// Where the colors are.
    enum Shape {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let shape: Shape
    /// The colors, as many as can be told apart.
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
