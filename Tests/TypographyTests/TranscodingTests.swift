import Testing

@testable import Typography

struct TranscodingTests {
    @Test("UTF-16 becomes the string that Swift makes of it")
    func transcoding() {
        for units: [UInt16] in [
            [], [0x41], [0x7F, 0x80, 0x7FF, 0x800, 0xFFFF], [0xD83D, 0xDE00], [0xD800], [0xDC00, 0x41],
            [0xD83D, 0xD83D, 0xDE00], [0xDBFF, 0xDFFF, 0xD800, 0xDC00],
        ] {
            #expect(String(utf16: units[...]) == String(decoding: units, as: UTF16.self))
        }
    }
}
