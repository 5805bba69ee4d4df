import FoundationAdditions
import Testing

@Suite("NSDataDetector")
struct DataDetectorTests {
    private func results(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws
        -> [NSTextCheckingResult]
    {
        try NSDataDetector(types: types.rawValue)
            .matches(in: text, options: [], range: NSRange(text.startIndex..., in: text))
    }

    private func texts(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        try results(text, types).map { (text as NSString).substring(with: $0.range) }
    }

    @Test(
        "finds links without the punctuation of their sentence",
        arguments: [
            (
                "This is a test with the URL https://www.hackingwithswift.com to be detected.",
                "https://www.hackingwithswift.com"
            ),
            ("(see http://example.com/a_(b)).", "http://example.com/a_(b)"),
            ("Visit www.apple.com, please", "www.apple.com"),
            ("on github.com/apple/swift?tab=1!", "github.com/apple/swift?tab=1"),
            ("ends: https://a.example.org/x.html.", "https://a.example.org/x.html"),
        ])
    func links(text: String, link: String) throws {
        #expect(try texts(text, .link) == [link])
    }

    @Test("has URLs with a scheme")
    func addresses() throws {
        #expect(try results("www.apple.com", .link).first?.url?.absoluteString == "http://www.apple.com")
        let mail = try results("mail me@example.com today", .link)
        #expect(mail.map { $0.url?.absoluteString } == ["mailto:me@example.com"])
        #expect(mail.first?.resultType == .link)
    }

    @Test(
        "leaves other words alone",
        arguments: ["Hello.World", "version 1.2.3", "e.g. this", "file.swift", "3.14", "10:30", "a/b"])
    func words(text: String) throws {
        #expect(try texts(text, [.link, .phoneNumber, .date, .address]).isEmpty)
    }

    /// Source: the example of NSDataDetector in Apple's documentation has a phone number of this form.
    @Test(
        "finds phone numbers",
        arguments: [
            "(555) 555-1234", "+1 415-555-0100", "555-1234", "1-800-275-2273", "4155550100", "+49 30 1234567",
            "415.555.0100",
        ])
    func phoneNumbers(number: String) throws {
        let found = try results("Call \(number) now", .phoneNumber)
        #expect(found.map(\.phoneNumber) == [number])
    }

    @Test("prefers an address to a number within it")
    func streets() throws {
        let text = "Meet at 1 Infinite Loop, Cupertino, CA 95014 on 415-555-0100"
        let found = try results(text, [.address, .phoneNumber])
        #expect(found.map(\.resultType) == [.address, .phoneNumber])
        #expect(
            found.first?.addressComponents == [
                .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
            ])
    }

    @Test("finds dates at noon where they name no time")
    func dates() throws {
        let found = try results("From March 5, 2024 at 3:30 pm to 2024-03-07 at home", .date)
        let parts = found.compactMap(\.date).map {
            Calendar.ofRender.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
        }
        #expect(parts.map(\.day) == [5, 7])
        #expect(parts.map(\.hour) == [15, 12])
        #expect(parts.map(\.minute) == [30, 0])
        #expect(try texts("On 2024-03-07 at home", .date) == ["2024-03-07"])
        #expect(try texts("Feb 30 is none", .date).isEmpty)
    }

    @Test("stops where the block asks for it, and counts")
    func enumeration() throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let text = "a.com b.com c.com", all = NSRange(location: 0, length: 17)
        var count = 0
        detector.enumerateMatches(in: text, range: all) { _, _, stop in
            count += 1
            stop.pointee = ObjCBool(count == 2)
        }
        #expect(count == 2)
        #expect(detector.numberOfMatches(in: text, range: all) == 3)
        #expect(detector.firstMatch(in: text, range: all)?.range == NSRange(location: 0, length: 5))
        #expect(
            detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location
                == NSNotFound)
    }

    @Test("refuses types that it does not detect")
    func refusal() {
        #expect(throws: CocoaError.self) {
            try NSDataDetector(types: NSTextCheckingResult.CheckingType.spelling.rawValue)
        }
    }
}
