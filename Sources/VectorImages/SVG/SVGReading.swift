import Files
import Geometry
import Scene
import XML

/// Reads an SVG file as a vector image.
///
/// Chosen: an own reader based on Expat, since no library in Debian 12 gives paths instead of pixels or calls
/// to its own drawing API. Supported are shapes, paths, groups, `use` and `symbol`, gradients, clips, masks,
/// opacity, style sheets with simple selectors, and embedded images; what is not supported is listed in
/// `omissions`. Source: SVG 1.1 and 2.
package func readSVG(_ bytes: [UInt8]) throws(VectorImageError) -> VectorImage {
    let content: FileText.Markup, root: XMLElement
    do throws(ContentProblem) {
        content = try FileText.markup(of: bytes, as: .image)
    } catch {
        throw .content(error)
    }
    do throws(XMLError) {
        root = try readXML(content.bytes, .svg, isUTF8: content.isUTF8)
    } catch {
        guard let detail = error.detail else { throw .tooComplex("SVG") }
        throw .corrupt("SVG", detail: detail, line: error.line)
    }
    guard root.name == "svg" else {
        throw .corrupt("SVG", detail: "its first element is '\(root.name)'", line: nil)
    }
    guard let size = canvasSize(of: root) else {
        throw .corrupt("SVG", detail: "it has neither a size nor a viewBox", line: nil)
    }
    let canvas = Rect(origin: .zero, size: size)
    let viewport = SVGViewport(root, in: canvas)
    var reader = SVGReader(root, viewport: viewport.size, canvas: size)
    var steps: [DrawCommand] = []
    reader.draw(root, in: SVGStyle(), viewport.transform, to: &steps)
    guard !reader.isExhausted else { throw .tooComplex("SVG") }
    let room = canvas.inset(by: Insets(all: -1e-6))
    if let bounds = steps.markedBounds, room.union(bounds) != room {
        steps = [.push(.clipPath(RoundedRect(canvas).path, .nonZero))] + steps + [.pop]
    }
    return VectorImage(size: size, commands: steps, omissions: reader.omissions)
}

extension XMLOptions {
    /// The options of reading SVG files. Entities are expanded, since drawing programs write them.
    fileprivate static let svg = XMLOptions(
        fileBytes: 32 << 20, textBytes: 32 << 20,
        // Chosen: ten times what drawing programs write.
        depth: 200,
        // Chosen: a map of a country has fewer.
        elements: 200_000,
        declarations: .any, dropsPrefixes: true,
        // The text of style sheets alone counts.
        textElements: ["style"])
}

/// The size of the root element, or of its `viewBox`. Chosen: points count as user units here, since programs
/// that write them mean points of a page.
private func canvasSize(of root: XMLElement) -> Size? {
    let box = SVGViewport.box(root)
    func length(_ name: String, _ other: Double?) -> Double? {
        guard let text = root[name] else { return other }
        let plain = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
        return SVGLength.resolved(plain, of: other)
    }
    let size: Size
    switch (length("width", nil), length("height", nil), box) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    case (let width?, nil, let box?): size = Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box.size
    default: return nil
    }
    // Chosen: larger than any image of an app.
    guard size.width > 0, size.height > 0, size.width <= 20_000, size.height <= 20_000 else { return nil }
    return size
}
