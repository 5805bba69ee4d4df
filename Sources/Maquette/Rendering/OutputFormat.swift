import ImageCodec
import Raster
import Typography
import UIKit

/// What text becomes in an SVG.
public enum SVGTextKind: String, CaseIterable, Hashable, Sendable {
    /// Shapes that look the same everywhere.
    case outlines
    /// Words that can be searched and changed; they look as the viewer's fonts have it.
    case live
}

/// What a screen is written as.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    /// Pixels.
    case png
    /// Vectors for the web; text as outlines or words.
    case svg
    /// Vectors for paper; text as outlines.
    case pdf

    /// With its dot.
    public var fileExtension: String { "." + rawValue }

    /// The file of a list; nil for PNG, which is made from the picture.
    func vectorFile(_ list: DisplayList, text: TextEngine, words: SVGTextKind) -> VectorFile? {
        switch self {
        case .png: return nil
        case .svg: return makeSVG(list, text: text, hasLiveText: words == .live) { encodePNG($0) }
        case .pdf: return makePDF(list, text: text) { encodePNG($0) }
        }
    }
}
