import ImageCodec
import Raster
import Typography
import UIKitCore

/// How text is written to SVG.
public enum SVGTextKind: String, CaseIterable, Hashable, Sendable {
    /// Outlines that look the same everywhere.
    case outlines
    /// Text that can be searched and edited; it is drawn with the viewer's fonts.
    case live
}

/// The format of an output file.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    /// A PNG image.
    case png
    /// Vector graphics for the web; text as outlines or live text.
    case svg
    /// Vector graphics for print; text as outlines.
    case pdf

    /// The file name extension with its dot.
    public var fileExtension: String { "." + rawValue }

    /// Returns the vector file of a display list; nil for PNG, which is encoded from the picture.
    func vectorFile(_ list: DisplayList, text: TextEngine, textKind: SVGTextKind) -> VectorFile? {
        switch self {
        case .png: return nil
        case .svg: return makeSVG(list, text: text, hasLiveText: textKind == .live) { encodePNG($0) }
        case .pdf: return makePDF(list, text: text) { encodePNG($0) }
        }
    }
}
