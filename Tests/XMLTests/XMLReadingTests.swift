import Testing
import XML

@Suite struct XMLReadingTests {
    private let plain = XMLOptions(
        fileBytes: 1000, textBytes: 100, depth: 3, elements: 5, declarations: .none)

    private func read(_ text: String, _ options: XMLOptions? = nil) throws(XMLError) -> XMLElement {
        try readXML(Array(text.utf8), options ?? plain)
    }

    private func cause(_ text: String, _ options: XMLOptions? = nil) -> XMLError? {
        do throws(XMLError) {
            _ = try read(text, options)
            return nil
        } catch { return error }
    }

    @Test func treesKeepOrderTextAndLines() throws {
        let root = try read("<a x='1' y='&lt;2'>one\n<b/>two<c>three</c></a>")
        #expect(root.name == "a" && root.line == 1)
        #expect(root.attributes.map(\.name) == ["x", "y"] && root["y"] == "<2" && root["z"] == nil)
        #expect(root.children.map(\.name) == ["b", "c"] && root.children.map(\.line) == [2, 2])
        #expect(root.text == "one\ntwo")
        #expect(root.child("c")?.text == "three")
    }

    @Test func attributesCanBeSetAndTakenAway() throws {
        var root = try read("<a x='1' y='2'/>")
        root["x"] = nil
        root["y"] = "3"
        root["z"] = "4"
        #expect(root.attributes.map(\.name) == ["y", "z"] && root["y"] == "3" && root["z"] == "4")
    }

    @Test func prefixesAreDroppedOnRequest() throws {
        var options = plain
        options.dropsPrefixes = true
        let root = try read("<s:a href='1' x:href='2'/>", options)
        #expect(root.name == "a" && root["href"] == "2")
        #expect(try read("<s:a x:href='2'/>")["x:href"] == "2")
    }

    @Test func textIsKeptOfTheWantedElements() throws {
        var options = plain
        options.textElements = ["b"]
        let root = try read("<a>one<b>two</b></a>", options)
        #expect(root.text.isEmpty && root.child("b")?.text == "two")
    }

    @Test func limitsStopReading() {
        #expect(cause(String(repeating: " ", count: 1001)) == XMLError(.fileTooLarge))
        #expect(cause("<a><b><c><d/></c></b></a>") == XMLError(.tooDeep, line: 1))
        #expect(cause("<a>\n<b/><b/><b/><b/><b/></a>") == XMLError(.tooManyElements, line: 2))
        #expect(cause("<a>\(String(repeating: "x", count: 101))</a>") == XMLError(.tooMuchText, line: 1))
        #expect(cause("<a x='\(String(repeating: "x", count: 101))'/>") == XMLError(.tooMuchText, line: 1))
        var wide = plain
        wide.fileBytes = 10_000
        let attributes = { (count: Int) in
            "<a" + (0..<count).map { " a\($0)=''" }.joined() + "/>"
        }
        #expect(cause(attributes(256), wide) == nil)
        #expect(cause(attributes(257), wide) == XMLError(.tooManyAttributes, line: 1))
    }

    @Test func declarationsAreReadAsFarAsAllowed() throws {
        let type = "<!DOCTYPE a SYSTEM 'a.dtd'>\n<a/>"
        let entity = "<!DOCTYPE a [<!ENTITY e 'words'>]>\n<a>&e;</a>"
        #expect(cause(type) == XMLError(.documentType, line: 1))
        var options = plain
        options.declarations = .documentType
        #expect(cause(type, options) == nil)
        #expect(cause(entity, options) == XMLError(.entities, line: 1))
        options.declarations = .any
        #expect(try read(entity, options).text == "words")
        let tenfold = (1...3).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }
        let bomb = "<!DOCTYPE a [<!ENTITY e0 'x'>\(tenfold.joined())]><a>&e3;</a>"
        #expect(cause(bomb, options)?.cause == .tooMuchText)
    }

    @Test(
        arguments: [
            ("", "no element found", 1), ("<a>\n<b>", "no element found", 2),
            ("<a>\n<b", "unclosed token", 2),
        ])
    func truncatedFilesSayWhere(text: String, words: String, line: Int) {
        #expect(cause(text) == XMLError(.truncated(words), line: line))
    }

    @Test func brokenFilesSayWhere() {
        #expect(cause("<a>\n</b>") == XMLError(.malformed("mismatched tag"), line: 2))
        #expect(
            cause("<a>\n\u{1}</a>") == XMLError(.wrongEncoding("not well-formed (invalid token)"), line: 2))
        #expect(cause("<a></b>")?.detail == "mismatched tag")
        #expect(XMLError(.tooDeep).detail == nil)
    }

    @Test func theFirstElementNeedsNoEnd() {
        let root = readXMLRoot(Array("<a x='1'><b><c>".utf8), plain)
        #expect(root?.name == "a" && root?["x"] == "1" && root?.children.isEmpty == true)
        #expect(readXMLRoot(Array("<a x='1'".utf8), plain) == nil)
        #expect(readXMLRoot(Array("<!DOCTYPE a><a/>".utf8), plain) == nil)
    }
}
