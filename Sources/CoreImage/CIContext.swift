public import Foundation
import Geometry
import Scene

/// Renders filtered images into pixels.
open class CIContext: NSObject {
    /// Creates a context.
    public override init() { super.init() }
    /// Creates a context; the options have no effect.
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Renders a part of an image; nil for a part that is empty or infinite.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.pixels(in: fromRect.integral).map { CGImage($0) }
    }
    /// Clears the caches; has no effect here.
    open func clearCaches() {}
}

/// The options of contexts. Raw values match Apple's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the CPU renders.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space that filters work in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of rendered pixels.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether intermediate results are cached.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
