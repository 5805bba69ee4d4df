import Foundation
import Geometry
import ImageCodec
import Maquette
import Scene
import Typography

/// A scene to draw repeatedly: a screen, or drawing operations in points.
struct RasterScene {
    var name: String
    /// Device pixels per point.
    var scale: Double
    var list: DisplayList
    /// The screen that it was made from; nil for operations.
    var screen: (recipe: ScreenRecipe, variant: Variant, session: RenderSession)?

    /// The file format; the members of an operation depend on its kind.
    private struct File: Decodable {
        var scenes: [String: Scene]

        struct Scene: Decodable {
            /// The width and height in points.
            var canvas: [Double]
            var scale: Double
            var ops: [Operation]

            enum CodingKeys: String, CodingKey {
                case canvas = "canvas_pt"
                case scale, ops
            }
        }

        struct Operation: Decodable {
            var op: String
            var rect: [Double]?
            var radius: Double?
            var rgba: String?
            var sigma: Double?
            var offset: [Double]?
            var image: String?
            var insets: [Double]?
            var text: String?
            var x: Double?
            var baseline: Double?
            var size: Double?
            var align: String?
            var width: Double?
            var points: [Double]?
        }
    }

    /// Returns the scenes in a folder, sorted by name.
    static func scenes(in folder: String, text: TextEngine) throws -> [RasterScene] {
        let folder = URL(filePath: folder)
        let file = try JSONDecoder().decode(
            File.self, from: Data(contentsOf: folder.appending(path: "scene.json")))
        var bitmaps: [String: Bitmap] = [:]
        for name in Set(file.scenes.values.flatMap { $0.ops.compactMap(\.image) }) {
            let bytes = try Data(contentsOf: folder.appending(path: "assets/\(name).png"))
            bitmaps[name] = Bitmap(name: name, pixmap: try decodeImage(Array(bytes)), scale: 3)
        }
        return file.scenes.sorted { $0.key < $1.key }
            .map { name, scene in
                let size = Size(width: scene.canvas[0], height: scene.canvas[1])
                let commands = scene.ops.flatMap { Self.commands($0, bitmaps, text) }
                return RasterScene(
                    name: name, scale: scene.scale, list: DisplayList(size: size, commands: commands))
            }
    }

    private static func commands(
        _ operation: File.Operation, _ bitmaps: [String: Bitmap], _ text: TextEngine
    ) -> [DrawCommand] {
        let rect = operation.rect.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
        let shape = RoundedRect(rect, radius: operation.radius ?? 0)
        let color = color(operation.rgba ?? "000000ff")
        switch operation.op {
        case "fill": return [.draw(.fillRect(rect, .color(color)))]
        case "rrect": return [.draw(.fillRoundedRect(shape, .color(color)))]
        case "shadow":
            let offset = operation.offset.map { Point(x: $0[0], y: $0[1]) } ?? .zero
            return [.draw(.shadow(shape, Shadow(color: color, offset: offset, radius: operation.sigma ?? 0)))]
        case "line": return [line(operation, color)]
        case "text": return self.text(operation, color, text)
        case "nine", "image":
            guard let bitmap = operation.image.flatMap({ bitmaps[$0] }) else { return [] }
            if let caps = operation.insets {
                let insets = Insets(top: caps[1], left: caps[0], bottom: caps[3], right: caps[2])
                return [.draw(.image(ImagePlacement(bitmap, in: rect, capInsets: insets)))]
            }
            return [.push(.clip(shape)), .draw(.image(ImagePlacement(bitmap, in: rect))), .pop]
        default: return []
        }
    }

    private static func line(_ operation: File.Operation, _ color: Color) -> DrawCommand {
        let numbers = operation.points ?? []
        let points = stride(from: 0, to: numbers.count - 1, by: 2)
            .map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
        let path = Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
        let style = StrokeStyle(width: operation.width ?? 1, cap: .round, join: .round)
        return .draw(.strokePath(path, style, .color(color)))
    }

    private static func text(
        _ operation: File.Operation, _ color: Color, _ engine: TextEngine
    ) -> [DrawCommand] {
        let font = FontDescriptor(family: .named("Inter-Regular"), size: operation.size ?? 17)
        let layout = engine.layout(
            AttributedText(operation.text ?? "", style: TextStyle(font: font, color: color)))
        let shares: [String: Double] = ["c": 0.5, "r": 1]
        let x = (operation.x ?? 0) - layout.size.width * (shares[operation.align ?? ""] ?? 0)
        return layout.commands(at: Point(x: x, y: (operation.baseline ?? 0) - layout.firstBaseline))
    }

    /// Returns a color from eight hexadecimal digits.
    private static func color(_ digits: String) -> Color {
        let value = UInt32(digits, radix: 16) ?? 0xFF
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        return Color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
