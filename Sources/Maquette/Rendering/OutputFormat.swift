import ImageCodec
import Raster
import Typography
import UIKit

/// What a screen is written as.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    /// Pixels.
    case png
    /// Vectors for the web; text as outlines.
    case svg
    /// Vectors for paper; text as outlines.
    case pdf

    /// With its dot.
    public var fileExtension: String { "." + rawValue }

    /// The file of a list; nil for PNG, which is made from the picture.
    func vectorFile(_ list: DisplayList, text: TextEngine) -> [UInt8]? {
        switch self {
        case .png: return nil
        case .svg: return Array(makeSVG(list, text: text) { encodePNG($0) }.utf8)
        case .pdf: return makePDF(list, text: text) { encodePNG($0) }
        }
    }
}
