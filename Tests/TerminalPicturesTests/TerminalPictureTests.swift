import Scene
import Testing

@testable import TerminalPictures

@Suite struct TerminalProtocolTests {
    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], TerminalProtocol.kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["TERM_PROGRAM": "ghostty"], .kitty),
            (["TERM_PROGRAM": "iTerm.app"], .iterm2),
            (["TERM_PROGRAM": "WezTerm"], .iterm2),
            (["TERM": "foot"], .sixel),
            (["TERM": "xterm-sixel"], .sixel),
            (["TERM": "xterm-256color"], .blocks),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .blocks),
            ([:], .blocks),
        ] as [([String: String], TerminalProtocol)])
    func knownFromTheEnvironment(environment: [String: String], way: TerminalProtocol) {
        #expect(TerminalProtocol.known(from: environment) == way)
    }
}

@Suite struct TerminalSizeTests {
    @Test func fitsWidthAndHeight() {
        let size = TerminalSize(columns: 80, rows: 26, cellWidth: 10, cellHeight: 20)
        #expect(size.fitting((1600, 400)) == (800, 200))
        #expect(size.fitting((400, 960)) == (200, 480))
        #expect(size.fitting((40, 40)) == (40, 40))
        var paper = size
        paper.rows = nil
        #expect(paper.fitting((800, 8000)) == (800, 8000))
    }
}

@Suite struct PictureScalingTests {
    @Test func halvesByTheMean() {
        var picture = Pixmap(width: 2, height: 2, filledWith: 0xFF00_0000)
        picture[0, 0] = 0xFFFF_FFFF
        picture[1, 0] = 0xFFFF_FFFF
        #expect(picture.scaled(toWidth: 1, height: 1)[0, 0] == 0xFF80_8080)
    }

    @Test func transparencyIsWhite() {
        let picture = Pixmap(width: 3, height: 3)
        #expect(picture.scaled(toWidth: 2, height: 2).pixels == Array(repeating: 0xFFFF_FFFF, count: 4))
    }

    @Test func emptyPicturesScaleToWhite() {
        #expect(Pixmap(width: 0, height: 0).scaled(toWidth: 1, height: 1)[0, 0] == 0xFFFF_FFFF)
    }
}

@Suite struct EncoderTests {
    @Test func halfBlocksShowTwoRowsALine() {
        var picture = Pixmap(width: 1, height: 3, filledWith: 0xFF00_00FF)
        picture[0, 1] = 0xFFFF_0000
        let text = String(decoding: HalfBlockEncoder.encode(picture), as: UTF8.self)
        #expect(
            text == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0m\n\u{1B}[38;2;255;0;0;49m▀\u{1B}[0m\n")
    }

    @Test func kittyTakesPNGInPieces() {
        let png = [UInt8](repeating: 0, count: 4000)
        let text = String(decoding: InlineImageEncoder.kitty(png, columns: 10, rows: 5), as: UTF8.self)
        let pieces = text.split(separator: "\u{1B}\\").dropLast()
        #expect(pieces.count == 2)
        #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=10,r=5,m=1;AAAA"))
        // 4000 bytes are 5336 characters of base 64: 4096 and 1240.
        #expect(pieces.last?.hasPrefix("\u{1B}_Gm=0;") == true)
        #expect(pieces.last?.count == 7 + 1240)
    }

    @Test func iterm2TakesPNGWhole() {
        let text = String(decoding: InlineImageEncoder.iterm2([1, 2, 3], columns: 7, rows: 3), as: UTF8.self)
        #expect(
            text == "\u{1B}]1337;File=inline=1;size=3;width=7;height=3;preserveAspectRatio=1:AQID\u{07}\n")
    }
}
