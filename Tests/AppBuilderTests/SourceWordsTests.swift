import Testing

@testable import AppBuilder

@Suite("Words of a source")
struct SourceWordsTests {
    @Test("are its names as a whole, also in comments") func words() {
        let words = SourceWords(in: Array("let größe = a_1.b2(`self`) // note".utf8))
        for word in ["let", "größe", "a_1", "b2", "self", "note"] { #expect(words.contains(word)) }
        for word in ["a", "_1", "b", "gr", "not", ""] { #expect(!words.contains(word)) }
        #expect(!SourceWords(in: []).contains("a"))
    }
}
