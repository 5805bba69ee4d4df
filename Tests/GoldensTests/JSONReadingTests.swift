import Files
import Testing

@testable import Goldens

@Suite struct JSONReadingTests {
    @Test(arguments: [
        #"{"b":1,"a":[true,false,null,-0.5,1e+20],"c":{"d":"x\"\\\n\u001f é 😀"}}"#, "[]", "{}", #""""#,
        "12.25",
    ])
    func whatWasWrittenIsReadAsItWas(text: String) throws {
        let value = try #require(JSONValue(reading: Array(text.utf8)))
        #expect(value.text == text)
        #expect(JSONValue(reading: Array(value.indentedText.utf8)) == value)
    }

    // RFC 8259, section 7: escapes of strings.
    @Test func escapesOfStrings() {
        let text = #""\u00e9\uD83D\uDE00\/\b\f\t\r\n""#
        #expect(JSONValue(reading: Array(text.utf8)) == .string("é😀/\u{8}\u{C}\t\r\n"))
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "tru", "nul", "\"a", "\"\\x\"", "\"\\uD83D\"", "\"\\u12\"",
        "1 2", "[1", "{1:2}", "\"\n\"", "-",
    ])
    func whatIsNotJSONIsNotRead(text: String) {
        #expect(JSONValue(reading: Array(text.utf8)) == nil)
    }

    @Test func depthIsLimited() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(JSONValue(reading: nested(65)) != nil)
        #expect(JSONValue(reading: nested(66)) == nil)
        #expect(JSONValue(reading: nested(100_000)) == nil)
    }
}

@Suite struct ContentDigestTests {
    // Source: draft-eastlake-fnv, "FNV-1a 64 bit" test vectors.
    @Test func vectors() {
        #expect(ContentDigest.text(of: []) == "cbf29ce484222325")
        #expect(ContentDigest.text(of: Array("a".utf8)) == "af63dc4c8601ec8c")
        #expect(ContentDigest.text(of: Array("foobar".utf8)) == "85944171f73967e8")
    }
}
