import ImageCodec
import Scene
import SeededRandom
import Testing

@Suite struct PNGTextTests {
    private let picture = Pixmap(width: 3, height: 2, filledWith: 0xFF12_3456)

    @Test(arguments: [
        "", "a", "Ünïcödé ✓ 日本", String(repeating: "UILabel title (0, 10) 20x30\n", count: 4000),
    ])
    func aTextIsReadBack(text: String) throws {
        let file = encodePNG(picture)
        let withText = PNGText.adding(text, keyword: "Maquette", to: file)
        #expect(PNGText.text(keyword: "Maquette", in: withText) == text)
        #expect(PNGText.text(keyword: "Other", in: withText) == nil)
        #expect(PNGText.text(keyword: "Maquette", in: file) == nil)
        #expect(try decodeImage(withText) == picture)
        #expect(PNGText.isEqual(withText, to: file))
    }

    /// Text of random words: matches of all lengths and distances, over several blocks.
    @Test(arguments: 0..<20) func randomTextIsReadBack(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let words = (0..<50).map { _ in
            String((0..<random.number(1...12)).map { _ in random.element(of: Array("abcdef \n")) ?? "a" })
        }
        let text = (0..<random.number(0...9000)).map { _ in
            random.element(of: words) ?? ""
        }.joined()
        let file = PNGText.adding(text, keyword: "k", to: encodePNG(picture))
        #expect(PNGText.text(keyword: "k", in: file) == text)
    }

    @Test func repeatedLinesTakeLittleSpace() {
        let text = String(repeating: "UILabel title (0, 10) 20x30\n", count: 1000)
        let file = encodePNG(picture)
        let added = PNGText.adding(text, keyword: "Maquette", to: file).count - file.count
        // A match has at most 258 bytes and takes at least two bits.
        #expect(added < 28_000 / 258 + 200)
    }

    @Test func otherPixelsAreAnotherFile() {
        let file = encodePNG(picture)
        let other = encodePNG(Pixmap(width: 3, height: 2, filledWith: 0xFF12_3457))
        #expect(!PNGText.isEqual(other, to: file))
        #expect(!PNGText.isEqual(PNGText.adding("x", keyword: "k", to: other), to: file))
        #expect(!PNGText.isEqual(Array(file.dropLast()), to: file))
        #expect(!PNGText.isEqual(file + [0], to: file))
        #expect(!PNGText.isEqual([], to: file))
        #expect(PNGText.isEqual(file, to: file))
    }

    @Test func aDamagedFileHasNoText() {
        let file = PNGText.adding("hello", keyword: "k", to: encodePNG(picture))
        for count in 0..<60 { #expect(PNGText.text(keyword: "k", in: Array(file.prefix(count))) == nil) }
        #expect(PNGText.text(keyword: "k", in: [1, 2, 3]) == nil)
    }
}
