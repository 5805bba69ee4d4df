import Files
import Testing

@Suite struct Base64Tests {
    /// Source: RFC 4648, section 10.
    @Test(
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ])
    func theExamplesOfTheStandard(plain: String, coded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == coded)
        #expect(Base64.decode(coded[...]) == Array(plain.utf8))
        #expect(Base64.decode(coded.filter { $0 != "=" }[...]) == Array(plain.utf8))
    }

    @Test func allLettersAreRead() {
        let bytes = (0...255).map(UInt8.init)
        let coded = Base64.encode(bytes)
        #expect(coded.hasPrefix("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8g"))
        #expect(coded.contains("+/") && coded.hasSuffix("/P3+/w=="))
        #expect(Base64.decode(coded[...]) == bytes)
    }

    @Test func whiteSpaceDoesNotCount() {
        #expect(Base64.decode("\n Zm9v\tYg = =\n"[...]) == Array("foob".utf8))
    }

    @Test(arguments: ["A", "Zm9vY", "####", "Zg==Zg==", "Zg=A"])
    func otherTextIsRefused(text: String) { #expect(Base64.decode(text[...]) == nil) }
}
