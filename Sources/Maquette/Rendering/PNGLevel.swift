import ImageCodec

/// How much time a PNG file may take to become smaller; the pixels are the same.
public enum PNGLevel: CaseIterable, Hashable, Sendable {
    /// As fast as a good size allows.
    case fastest
    /// Smaller, at some times the time.
    case balanced
    /// As small as it gets, at many times the time.
    case smallest

    /// The same for the encoder.
    var options: PNGOptions {
        switch self {
        case .fastest: PNGOptions(compression: .fast)
        case .balanced: PNGOptions(compression: .balanced)
        case .smallest: PNGOptions(compression: .small)
        }
    }
}
