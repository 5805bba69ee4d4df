import Files
import Geometry
import Scene
import Synchronization

/// The symbols of one weight, read on first use.
final class SymbolFile: Sendable {
    private let bytes: [UInt8]
    /// The offset in the file at which the data of each symbol begins, after its name.
    private let offsets: [String: Int]
    private let known = Mutex<[String: SymbolOutlines.Glyph]>([:])

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

    func glyph(named name: String) -> SymbolOutlines.Glyph? {
        known.withLock { known in
            if let glyph = known[name] { return glyph }
            guard let start = offsets[name] else { return nil }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let glyph = SymbolFile.glyph(String(decoding: bytes[start..<end], as: UTF8.self))
            known[name] = glyph
            return glyph
        }
    }

    private static func glyph(_ line: String) -> SymbolOutlines.Glyph? {
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
        return SymbolOutlines.Glyph(size: Size(width: width, height: height), outline: path)
    }
}
