public import Foundation
import Geometry
import Scene

/// Makes pixels of filtered images.
open class CIContext: NSObject {
    /// Creates a context.
    public override init() { super.init() }
    /// Creates a context; the options have no effect.
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Returns the pixels of a part of an image; nil for a part without a size or without an end.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.pixels(in: fromRect.integral).map { CGImage($0) }
    }
    /// Clears the caches; has no effect here.
    open func clearCaches() {}
}

/// How a context makes pixels. Raw values match Apple's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the processor makes them.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space that filters work in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of pixels.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether the way to them is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
