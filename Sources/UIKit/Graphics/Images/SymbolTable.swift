import Files
import Geometry
import Scene
import Synchronization

/// The outlines that come with Maquette in place of the system's symbols.
///
/// A file for each weight, a line for each symbol in the order of names: the name, width and height in points,
/// then the outline in hundredths of a point, each pair of numbers relative to where the pen was before the step.
enum SymbolTable {
    /// Points of the text that the outlines stand beside.
    static let pointSize: CGFloat = 17
    /// The extent of what stands for a symbol without an outline. Chosen: that of a circle, the most frequent.
    static let standardSize = CGSize(width: 19.67, height: 19)

    /// A symbol at the point size of the table.
    struct Glyph: Sendable {
        /// The extent of its image.
        var size: CGSize
        /// The areas that are filled.
        var outline: Path
    }

    /// The symbol of a name in the weight nearest to one; nil where there is none.
    static func glyph(named name: String, weight: UIImage.SymbolWeight) -> Glyph? {
        switch weight {
        case .ultraLight, .thin, .light: light.glyph(named: name)
        case .unspecified, .regular, .medium: regular.glyph(named: name)
        case .semibold, .bold, .heavy, .black: bold.glyph(named: name)
        }
    }

    private static let light = SymbolFile("light")
    private static let regular = SymbolFile("regular")
    private static let bold = SymbolFile("bold")
}

/// One weight of the symbols, read when the first of them is asked for.
private final class SymbolFile: Sendable {
    private let bytes: [UInt8]
    /// Where the line of a name begins after the name.
    private let places: [String: Int]
    private let known = Mutex<[String: SymbolTable.Glyph]>([:])

    init(_ weight: String) {
        let data = InstalledData.directory(named: "assets/symbols", holding: "\(weight).txt")
            .flatMap { try? readFile("\($0)/\(weight).txt", as: .installedData) }
        bytes = data ?? []
        var places: [String: Int] = [:]
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if let blank = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) {
                places[String(decoding: bytes[start..<blank], as: UTF8.self)] = blank + 1
            }
            start = end + 1
        }
        self.places = places
    }

    func glyph(named name: String) -> SymbolTable.Glyph? {
        known.withLock { known in
            if let glyph = known[name] { return glyph }
            guard let start = places[name] else { return nil }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let glyph = SymbolFile.glyph(String(decoding: bytes[start..<end], as: UTF8.self))
            known[name] = glyph
            return glyph
        }
    }

    private static func glyph(_ line: String) -> SymbolTable.Glyph? {
        var words = line.split(separator: " ")[...]
        guard let width = words.popFirst().flatMap({ Double($0) }),
            let height = words.popFirst().flatMap({ Double($0) })
        else { return nil }
        // Hundredths, so that nothing adds up.
        var pen = (x: 0.0, y: 0.0), spot = (x: 0.0, y: 0.0)
        func point() -> Point {
            let x = words.popFirst().flatMap { Double($0) } ?? 0
            let y = words.popFirst().flatMap { Double($0) } ?? 0
            spot = (pen.x + x, pen.y + y)
            return Point(x: spot.x / 100, y: spot.y / 100)
        }
        var path = Path()
        while let letter = words.popFirst() {
            switch letter {
            case "M": path.elements.append(.move(point()))
            case "L": path.elements.append(.line(point()))
            case "Q": path.elements.append(.quadratic(control: point(), end: point()))
            case "C": path.elements.append(.cubic(control1: point(), control2: point(), end: point()))
            default: path.elements.append(.close)
            }
            pen = spot
        }
        return SymbolTable.Glyph(size: CGSize(width: width, height: height), outline: path)
    }
}
