import Files
import Geometry
import ImageCodec
import Scene
import XML

extension SVGReader {
    /// Draws an embedded image.
    mutating func drawImage(
        _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, to steps: inout [DrawCommand]
    ) {
        guard style.isVisible else { return }
        guard let text = element["href"], text.hasPrefix("data:image/"), let comma = text.firstIndex(of: ","),
            text[..<comma].hasSuffix(";base64")
        else { return omit("pictures of other files") }
        guard let bytes = Base64.decode(text[text.index(after: comma)...]),
            let pixmap = try? decodeImage(bytes, limits: SVGReader.imageLimits)
        else { return omit("a picture that cannot be decoded") }
        func length(_ name: String, _ whole: Double) -> Double? {
            element[name].flatMap { SVGLength.resolved($0, of: whole) }
        }
        let bitmap = Bitmap(name: "picture", pixmap: pixmap, scale: 1)
        let area = Rect(
            x: length("x", viewport.width) ?? 0, y: length("y", viewport.height) ?? 0,
            width: length("width", viewport.width) ?? bitmap.size.width,
            height: length("height", viewport.height) ?? bitmap.size.height)
        guard area.width > 0, area.height > 0 else { return }
        let align = (element["preserveAspectRatio"] ?? "xMidYMid").split(separator: " ").map(String.init)
        let box = Rect(origin: .zero, size: bitmap.size)
        let fit = SVGViewport.fit(box, in: area, align: align.first ?? "xMidYMid", align.contains("slice"))
        let placement = ImagePlacement(bitmap, in: fit.boundingBox(of: box))
        var picture = Drawing.image(placement).transformed(by: transform)
        if align.contains("slice") {
            let edge = RoundedRect(area).path.applying(transform)
            picture = [.push(.clipPath(edge, .nonZero))] + picture + [.pop]
        }
        steps += picture
    }

    /// Chosen: what a printed page needs.
    private static let imageLimits = ImageLimits(maximumPixelCount: 16 << 20, maximumSide: 8192)
}
