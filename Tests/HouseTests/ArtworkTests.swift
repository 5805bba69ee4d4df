import Foundation
import Testing

@Suite("Artwork")
struct ArtworkTests {
    let names = Set(
        House.paths(under: "assets/images", endingIn: [".png"]).map { path in
            (path.components(separatedBy: "/").last ?? path)
                .replacingOccurrences(of: ".png", with: "").components(separatedBy: "@")[0]
        }
    ).sorted()

    @Test("every picture comes at three scales that fit each other")
    func scales() {
        #expect(!names.isEmpty)
        for name in names {
            guard let base = Self.size("assets/images/\(name).png") else {
                Issue.record("assets/images/\(name).png: missing or no PNG; run scripts/draw-artwork.py")
                continue
            }
            for scale in [2, 3] {
                let path = "assets/images/\(name)@\(scale)x.png"
                let size = Self.size(path)
                #expect(
                    size?.width == base.width * scale && size?.height == base.height * scale,
                    "\(path): is not \(scale) times the plain picture; run scripts/draw-artwork.py")
            }
        }
    }

    @Test("pictures carry no time and stay small together")
    func frugality() throws {
        var total = 0
        for path in House.paths(under: "assets/images", endingIn: [".png"]) {
            let data = try Data(contentsOf: House.root.appending(path: path))
            total += data.count
            #expect(data.range(of: Data("tIME".utf8)) == nil, "\(path): holds a time stamp")
        }
        #expect(total < 600_000, "assets/images: \(total) bytes; draw flatter or smaller")
    }

    @Test("the script draws every picture")
    func script() {
        let text = House.text("scripts/draw-artwork.py")
        for name in names where !name.hasPrefix("haw-") {
            #expect(
                text.contains("\"\(name)\""),
                "assets/images/\(name).png: scripts/draw-artwork.py does not draw it")
        }
    }

    /// The size in a PNG's header.
    private static func size(_ path: String) -> (width: Int, height: Int)? {
        guard let data = try? Data(contentsOf: House.root.appending(path: path)), data.count >= 24,
            data[1..<4] == Data("PNG".utf8)
        else { return nil }
        func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}
