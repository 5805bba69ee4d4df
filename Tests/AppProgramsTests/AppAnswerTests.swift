import Diagnostics
import Testing

@testable import AppPrograms
@testable import Maquette

@Suite("What the program of an app has answered")
struct AppAnswerTests {
    @Test(
        "is told of in one line that a terminal shows as it is",
        arguments: ["first\nerror: second", "\r\n\u{2028}\u{2029}\u{85}x", "\u{1B}[2J\u{7}", "\u{202E}x"])
    func reasons(text: String) throws {
        let header = #"{"end":{"notStarted":{"_0":\#(Self.json(text))}},"output":"","errors":""}"#
        let size = UInt32(header.utf8.count)
        let bytes = withUnsafeBytes(of: size.littleEndian) { Array($0) } + Array(header.utf8)
        let answer = try #require(AppAnswer(bytes))
        let message = answer.fallback(at: Place(file: "a"), allowed: false, isEmpty: true).message
        #expect(!message.contains { $0.isNewline })
        #expect(message.printable == message)
    }

    @Test("is told of with the lines that it has written, wherever they end")
    func writtenLines() throws {
        let header =
            #"{"end":{"crashed":{"signal":5}},"output":"one\r\ntwo","errors":"A.swift:1: Fatal error: a\r\nb"}"#
        let bytes =
            withUnsafeBytes(of: UInt32(header.utf8.count).littleEndian) { Array($0) } + Array(header.utf8)
        let answer = try #require(AppAnswer(bytes))
        let diagnostic = answer.fallback(at: Place(file: "a"), allowed: false, isEmpty: true)
        #expect(diagnostic.message.contains("(A.swift:1: Fatal error: a)"))
        #expect(diagnostic.notes == ["output: one", "output: twoA.swift:1: Fatal error: a", "output: b"])
    }

    @Test("is refused if it names a time that no script lasts", arguments: [-1, 1e6, 1e300])
    func times(seconds: Double) {
        var late = SourceReply(), captured = SourceReply()
        late.end = seconds
        captured.captures = [.init(name: "a", time: seconds)]
        for reply in [late, captured] {
            #expect(SourceReply.read(reply.bytes(with: [1])[...]) == nil)
        }
        var last = SourceReply()
        last.end = 600
        #expect(SourceReply.read(last.bytes(with: [1])[...])?.message == [1])
    }

    private static func json(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u" + String($0.value + 0x10000, radix: 16).dropFirst() }.joined()
            + "\""
    }
}
