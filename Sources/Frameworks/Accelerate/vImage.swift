/// The names of vImage for Swift.
public enum vImage {
    /// Options of a function.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, which match those of the functions.
        public let rawValue: vImage_Flags
        /// Creates options of their bits.
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }

        /// No option is set.
        public static let noFlags = Options([])
        /// The first channel of ARGB pixels is copied from the source.
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        /// Work is not divided among threads, as it is not here in any case.
        public static let doNotTile = Options(rawValue: 16)
        /// Lanczos kernels of five lobes are used for scaling instead of three.
        public static let highQualityResampling = Options(rawValue: 32)

        /// The bits for the functions.
        public var flags: vImage_Flags { rawValue }
    }

    /// What prevented an operation.
    public enum Error: Int, Swift.Error, Hashable, Sendable {
        /// Memory cannot be allocated.
        case memoryAllocationError = -21_771
        /// A parameter is not valid.
        case invalidParameter = -21_773
        /// An internal error has occurred.
        case internalError = -21_776
        /// The format cannot be read or written.
        case invalidImageFormat = -21_778

        /// Creates the error of a result; an internal one for others.
        init(vImageError: vImage_Error) { self = Error(rawValue: vImageError) ?? .internalError }
    }
}
