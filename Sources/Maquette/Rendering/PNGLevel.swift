import ImageCodec

/// How much time to spend on reducing the size of a PNG file; the pixels are the same.
public enum PNGLevel: CaseIterable, Hashable, Sendable {
    /// As fast as possible at a reasonable size.
    case fastest
    /// Smaller, at several times the duration.
    case balanced
    /// As small as possible, at many times the duration.
    case smallest

    /// The corresponding encoder options.
    var options: PNGOptions {
        switch self {
        case .fastest: PNGOptions(compression: .fast)
        case .balanced: PNGOptions(compression: .balanced)
        case .smallest: PNGOptions(compression: .small)
        }
    }
}
