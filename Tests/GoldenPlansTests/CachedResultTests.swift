import Assets
import Goldens
import SeededRandom
import Testing

@testable import GoldenPlans
@testable import Maquette

/// What a cache holds may be anything that somebody who writes to it likes.
@Suite("Entries of a result cache") struct CachedResultTests {
    private let valid = """
        result 39affb92add75576c05ae6dc5df669ca
        asks image 2.0 pic
        asks color Brand
        golden picture 87795a7bd2dcb78049f223b616f1417c
        diagnostic {"code":"image.missing","message":"image 'pic' was not found","file":"s.screen.yaml","line":4,\
        "column":7,"view":null,"notes":[],"hints":[],"subjects":[{"name":"pic","count":1}]}

        """

    private func results(_ text: String) -> [CachedResult]? { CachedResult.all(in: Array(text.utf8)) }

    @Test func whatWasWrittenIsRead() throws {
        let result = try #require(results(valid)?.first)
        #expect(result.requests == ["image 2.0 pic", "color Brand"])
        #expect(result.digests == [.picture: "87795a7bd2dcb78049f223b616f1417c"])
        #expect(result.diagnostics.map(\.place?.line) == [4])
        #expect(results(result.text) == [result])
    }

    /// Numbers that are none, or more than anything has.
    @Test(
        arguments: [
            "nan", "-nan", "inf", "-inf", "infinity", "1e19", "-1e19", "1e400", "9223372036854775807.0",
            "9223372036854775808", "-9223372036854775808", "0", "-1", "1e-300", "0x1p1000", "101",
        ]) func scalesThatNoDisplayHasAreNone(number: String)
    {
        #expect(AssetRequest(line: "image \(number) pic") == nil)
        #expect(results(valid.replacing("image 2.0", with: "image \(number)")) == nil)
    }

    @Test(arguments: [
        "1e19", "1e400", "-1", "2.5", "9223372036854775807", "-9223372036854775808", "1e10", "\"4\"",
    ])
    func numbersThatNothingHasAreNone(number: String) {
        for (name, value) in [("line", "4"), ("column", "7"), ("count", "1")] {
            let text = valid.replacing("\"\(name)\":\(value)", with: "\"\(name)\":\(number)")
            #expect(text != valid)
            #expect(results(text) == nil, "\(name) \(number)")
        }
    }

    @Test(arguments: [
        "golden picture", "golden film 1", "asks", "asks screens", "asks image", "answers x", "diagnostic {}",
        "diagnostic [",
        "result", "asks image 2.0",
    ]) func linesThatNoRunWritesAreNone(line: String) {
        #expect(results(valid + line + "\n") == nil)
        #expect(results(line + "\n" + valid) == nil)
    }

    /// Names are kept as they are, or not at all.
    @Test(arguments: [
        "pic", " pic ", "a b", "a\nb", "a\r", "\r\n", "\u{301}x", "caf\u{E9}", "cafe\u{301}", "\u{2028}", "",
        "image 1.0 x",
    ]) func namesOfRequestsAreKept(name: String) throws {
        for request in [AssetRequest.image(name, scale: 3), .file(name), .color(name)] {
            guard let line = request.line else { continue }
            let read = try #require(results("result x\nasks \(line)\n")?.first?.requests.first)
            #expect(Array(read.utf8) == Array(line.utf8))
            #expect(AssetRequest(line: read) == request)
        }
    }

    /// Random bytes, and valid entries with random changes, some of which are extreme numbers. Every result that is read is
    /// looked up as a run does it.
    @Test func nothingEndsTheProcess() throws {
        var numbers = SeededNumbers(seed: 38)
        let extremes = [
            "nan", "inf", "1e19", "-1e308", "1e400", "9223372036854775807", "0", "-0", "\u{0}", "\n", "\"",
        ]
        let assets = AssetLookup(directories: ["."])
        for _ in 0..<5000 {
            var bytes = Array(valid.utf8)
            switch numbers.number(0...2) {
            case 0: bytes = (0..<numbers.number(0...200)).map { _ in UInt8(numbers.number(0...255)) }
            case 1:
                for _ in 0..<numbers.number(1...6) {
                    bytes[numbers.number(0...bytes.count - 1)] = UInt8(numbers.number(0...255))
                }
            default:
                let start = numbers.number(0...bytes.count - 1),
                    end = min(bytes.count, start + numbers.number(0...12))
                bytes.replaceSubrange(
                    start..<end, with: extremes[numbers.number(0...extremes.count - 1)].utf8)
            }
            for result in CachedResult.all(in: bytes) ?? [] {
                for line in result.requests { _ = AssetRequest(line: line).map(assets.fingerprint) }
                #expect(CachedResult.all(in: Array(result.text.utf8)) != nil)
            }
        }
    }
}
