import Assets
import Files
import Geometry
import Scene
import Synchronization

/// The outlines of the bundled icons that replace the system's symbols.
///
/// There is a file for each weight and a line for each symbol, sorted by name: the name, width and height in
/// points, then the outline in hundredths of a point, each pair of numbers relative to the current point.
enum SymbolTable {
    /// The point size of matching text.
    static let pointSize: CGFloat = 17
    /// The size of a symbol without an outline. Chosen: that of a circle, the most frequent size.
    static let standardSize = CGSize(width: 19.67, height: 19)

    /// A symbol at the point size of the table.
    struct Glyph: Sendable {
        /// The size of its image.
        var size: CGSize
        /// The areas that are filled.
        var outline: Path
    }

    /// Returns the symbol of a name in the closest weight; nil where there is none.
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

/// The symbols of one weight, read on first use.
private final class SymbolFile: Sendable {
    private let bytes: [UInt8]
    /// The offset in the file at which the data of each symbol begins, after its name.
    private let offsets: [String: Int]
    private let known = Mutex<[String: SymbolTable.Glyph]>([:])

    init(_ weight: String) {
        let data = InstalledData.directory(named: "assets/symbols", holding: "\(weight).txt")
            .flatMap { try? readFile("\($0)/\(weight).txt", as: .installedData) }
        bytes = data ?? []
        var offsets: [String: Int] = [:]
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if let blank = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) {
                offsets[String(decoding: bytes[start..<blank], as: UTF8.self)] = blank + 1
            }
            start = end + 1
        }
        self.offsets = offsets
    }

    func glyph(named name: String) -> SymbolTable.Glyph? {
        known.withLock { known in
            if let glyph = known[name] { return glyph }
            guard let start = offsets[name] else { return nil }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let glyph = SymbolFile.glyph(String(decoding: bytes[start..<end], as: UTF8.self))
            known[name] = glyph
            return glyph
        }
    }

    private static func glyph(_ line: String) -> SymbolTable.Glyph? {
        var tokens = line.split(separator: " ")[...]
        guard let width = tokens.popFirst().flatMap({ Double($0) }),
            let height = tokens.popFirst().flatMap({ Double($0) })
        else { return nil }
        // Integer hundredths, so that rounding errors do not accumulate.
        var pen = (x: 0.0, y: 0.0), spot = (x: 0.0, y: 0.0)
        func point() -> Point {
            let x = tokens.popFirst().flatMap { Double($0) } ?? 0
            let y = tokens.popFirst().flatMap { Double($0) } ?? 0
            spot = (pen.x + x, pen.y + y)
            return Point(x: spot.x / 100, y: spot.y / 100)
        }
        var path = Path()
        while let letter = tokens.popFirst() {
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
