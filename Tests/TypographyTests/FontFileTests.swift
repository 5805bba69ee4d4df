import Diagnostics
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import Typography

/// Font files that change or are invalid.
@Suite struct FontFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var folder: String { directory.path }

    /// A memory-mapped file that was truncated used to terminate the process.
    @Test func aFileThatIsCutOffWhileItIsInUseStaysAsItWas() throws {
        let own = folder + "/Own.otf"
        try FileManager.default.copyItem(atPath: Lab.fonts + "/Inter-Bold.otf", toPath: own)
        let whole = try FontFile(path: own)
        let library = try FontLibrary(directory: Lab.fonts, additional: [folder])
        let row = try #require(library.faces.firstIndex { $0.path == own })
        let face = try #require(library.face(at: row))
        let before = face.outline(of: face.glyph(for: "a"))
        try #require(truncate(own, 0) == 0)
        #expect(
            whole.bytes.elementsEqual(try Data(contentsOf: URL(filePath: Lab.fonts + "/Inter-Bold.otf"))))
        for letter in "abcdefghijklmnopqrstuvwxyzÄÖÜ€".unicodeScalars {
            #expect(!face.outline(of: face.glyph(for: letter)).isEmpty)
        }
        let shipped = try Lab.library.get()
        let same = try #require(shipped.faces.firstIndex { $0.path.hasSuffix("/Inter-Bold.otf") })
        #expect(try #require(shipped.face(at: same)).outline(of: face.glyph(for: "a")) == before)
    }

    /// The largest ones as well, although a screen only needs a small part of them.
    @Test(arguments: ["NotoSansCJKsc-Bold.otf", "NotoColorEmoji.ttf"])
    func aLargeFileThatIsCutOffStaysAsItWas(name: String) throws {
        let own = folder + "/" + name
        try FileManager.default.copyItem(atPath: Lab.fonts + "/" + name, toPath: own)
        let whole = try FontFile(path: own)
        try #require(truncate(own, 0) == 0)
        let isSame = try Data(whole.bytes) == Data(contentsOf: URL(filePath: Lab.fonts + "/" + name))
        #expect(isSame)
    }

    @Test(.timeLimit(.minutes(10))) func whatIsNoFileIsLeftOutAndSaid() throws {
        try directory.makePipe("A.ttf")
        try directory.link("B.ttf", to: "/dev/zero")
        for (name, size) in [("C.ttf", 1 << 40), ("D.ttf", 100 << 20)] {
            try directory.makeSparse(name, bytes: size)
        }
        let library = try FontLibrary(directory: Lab.fonts, additional: [folder])
        #expect(
            library.diagnostics.map { $0.message.replacing(folder + "/", with: "") } == [
                "the font file 'A.ttf' is left out: it is a pipe, not a file",
                "the font file 'B.ttf' is left out: it is a device, not a file",
                "the font file 'C.ttf' is left out: it is larger than 128 MB, the most that is read of a font",
                "the font file 'D.ttf' is left out: it is not an OpenType font, or it is damaged",
            ])
    }
}
