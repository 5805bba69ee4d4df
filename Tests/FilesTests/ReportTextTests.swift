import Files
import Testing

@Suite struct ReportTextTests {
    @Test func markupBecomesText() {
        #expect(
            "<img src=x onerror='a(\"b\")'>&".markupEscaped
                == "&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt;&amp;")
        #expect(
            "a\u{0}b\u{1B}[0m\rc\td\n\u{FFFF}".markupEscaped == "a\u{FFFD}b\u{FFFD}[0m\u{FFFD}c\td\n\u{FFFD}")
        #expect("ü 漢字 😀".markupEscaped == "ü 漢字 😀")
    }

    /// Source: RFC 3986, section 2.5, whose example is U+00C0, and the reserved characters of section 2.2.
    @Test func pathsOfURLs() {
        #expect("a/b-c.d_e~9".pathPercentEncoded == "a/b-c.d_e~9")
        #expect("À x:@?#[]%".pathPercentEncoded == "%C3%80%20x%3A%40%3F%23%5B%5D%25")
    }

    /// Source: the examples of NIST for FIPS 180-4, and the digest of the empty message.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func digests(text: String, expected: String) {
        let digits = SHA256.digest(of: Array(text.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        #expect(digits.joined() == expected)
    }
}
