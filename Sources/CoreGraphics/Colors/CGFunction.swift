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
    /// Computes the output; nil for none.
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
