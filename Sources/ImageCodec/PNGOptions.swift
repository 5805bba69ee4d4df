/// How a PNG is written. Every choice gives the same bytes for the same picture on every machine.
public struct PNGOptions: Hashable, Sendable {
    /// What the encoder spends its time on.
    public enum Compression: Hashable, Sendable {
        /// As fast as a good size allows.
        case fast
        /// Smaller, at some times the time.
        case balanced
        /// As small as it gets, at many times the time.
        case small
    }

    /// Speed or size.
    public var compression: Compression

    /// Options with defaults for screens.
    public init(compression: Compression = .fast) { self.compression = compression }

    /// Fast.
    public static let standard = PNGOptions()
}
