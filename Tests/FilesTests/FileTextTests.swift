import Diagnostics
import TestSupport
import Testing

@testable import Files

/// The text in the bytes of files: encodings, line ends, and what version control leaves in place of a content.
@Suite struct FileTextTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func problem(_ bytes: [UInt8], as kind: FileKind = .configuration) -> ContentProblem? {
        do throws(ContentProblem) {
            _ = try FileText.string(of: bytes, as: kind)
            return nil
        } catch {
            return error
        }
    }

    private func problem(_ text: String, as kind: FileKind = .configuration) -> ContentProblem? {
        problem(Array(text.utf8), as: kind)
    }

    private static func utf16(_ text: String, isBigEndian: Bool, marked: Bool = true) -> [UInt8] {
        ((marked ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    // MARK: Encodings and line ends

    @Test func everyEncodingOfATextIsTheSameText() throws {
        let text = "title: \"Grüße 😀\"\nroot: {}\n"
        let forms: [[UInt8]] = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
            Self.utf16(text, isBigEndian: false), Self.utf16(text, isBigEndian: true),
            Self.utf16(text, isBigEndian: false, marked: false),
            Self.utf16(text, isBigEndian: true, marked: false),
        ]
        for bytes in forms {
            #expect(try FileText.string(of: bytes, as: .screen) == text)
            #expect(try FileText.bytes(of: bytes, as: .screen) == Array(text.utf8))
        }
    }

    @Test(arguments: ["a\nb\n\nc", "a\rb\r\rc", "a\r\nb\r\n\r\nc"])
    func everyLineEndIsALineFeed(text: String) throws {
        #expect(try FileText.string(of: Array(text.utf8), as: .screen) == "a\nb\n\nc")
        #expect(
            try FileText.string(of: Self.utf16(text, isBigEndian: true), as: .screen) == "a\nb\n\nc")
    }

    @Test func whatIsNoTextIsNamed() {
        // Latin-1, a lone surrogate, half a unit, UTF-32 in both orders.
        let wrong: [[UInt8]] = [
            [0x47, 0x72, 0xFC, 0xDF], [0xFF, 0xFE, 0x3D, 0xD8], [0xFE, 0xFF, 0x00],
            [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61],
        ]
        for bytes in wrong { #expect(problem(bytes) == .encoding) }
        let diagnostic = ContentProblem.encoding.diagnostic(ofFileNamed: "f")
        #expect(diagnostic.code.name == "file.encoding")
        #expect(diagnostic.message == "the file is neither UTF-8 nor UTF-16 text")
    }

    @Test func markupInAnotherEncodingIsLeftToTheParser() throws {
        let latin: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xFC]
        let raw = try FileText.markup(of: latin, as: .interfaceBuilder)
        #expect(raw.bytes == latin && !raw.isUTF8)
        let wide = try FileText.markup(of: Self.utf16("<a/>", isBigEndian: false), as: .interfaceBuilder)
        #expect(wide.bytes == Array("<a/>".utf8) && wide.isUTF8)
    }

    // MARK: Git LFS

    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """

    @Test(arguments: FileKind.allCases) func aPointerIsNotTheFile(kind: FileKind) throws {
        let path = try directory.write(Self.pointer, to: "file")
        guard kind.mayBePointer else {
            #expect(try readFile(path, as: kind) == Array(Self.pointer.utf8))
            return
        }
        #expect(throws: FileError.content(path: path, .pointer)) { try readFile(path, as: kind) }
        #expect(throws: FileError.content(path: path, .pointer)) { try readFile(path, as: kind, first: 256) }
        let diagnostic = FileError.content(path: path, .pointer).diagnostic
        #expect(diagnostic.code.name == "file.pointer")
        #expect(
            diagnostic.message
                == "cannot read '\(path)': it is a Git LFS pointer, not the file itself; run 'git lfs pull'")
    }

    @Test func onlyAPointerIsOne() {
        #expect(FileText.isPointer(Array("version https://hawser.github.com/spec/v1\n".utf8)))
        #expect(!FileText.isPointer(Array("version: 2\n".utf8)))
        #expect(!FileText.isPointer(Array("# version https://git-lfs.github.com/spec/v1\n".utf8)))
        let long = Self.pointer + String(repeating: "x", count: 1024)
        #expect(!FileText.isPointer(Array(long.utf8)))
    }

    // MARK: Conflicts

    @Test(
        arguments: [
            ("a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> topic\n", 2, "<<<<<<<"),
            ("a: 1\nb: 2\n=======\nb: 3\n>>>>>>> topic\n", 3, "======="),
            ("a: 1\n\nb: 3\n>>>>>>> topic", 4, ">>>>>>>"),
            ("<<<<<<<\na: 1\n", 1, "<<<<<<<"),
            ("a: 1\n||||||| 8c2b1f0\nb: 2\n", 2, "|||||||"),
            ("a: 1\r\n<<<<<<< ours\r\nb: 2", 2, "<<<<<<<"), ("a: 1\r<<<<<<< ours\rb: 2", 2, "<<<<<<<"),
        ])
    func markersOfAMergeAreNamedWithTheirLine(text: String, line: Int, marker: String) {
        for kind in [FileKind.configuration, .screen, .strings, .golden, .catalogEntry, .interfaceBuilder] {
            // A separator alone counts where no text can be meant.
            if marker == "=======", kind.mayHaveLinesOfText, !text.contains(">>>>>>>") { continue }
            #expect(problem(text, as: kind) == .conflict(line: line, marker: marker), "\(kind)")
        }
        let wide = Self.utf16(text, isBigEndian: false)
        #expect(problem(wide) == .conflict(line: line, marker: marker))
    }

    @Test func aSeparatorAloneCountsBetweenLinesOfTheFormat() {
        #expect(problem("{\n=======\n}", as: .catalogEntry) == .conflict(line: 2, marker: "======="))
        let strings = "\"a\" = \"1\";\n=======\n\"b\" = \"2\";\n"
        #expect(problem(strings, as: .strings) == .conflict(line: 2, marker: "======="))
        let heading = "/*\nBuy\n=======\nThe shop\n*/\n\"a\" = \"Title\n=======\ntext\";\n"
        #expect(problem(heading, as: .strings) == nil)
    }

    @Test func whatOnlyLooksLikeAMarkerIsText() {
        for text in ["<<<<<<<< eight\n", "<<<<<<<HEAD\n", " <<<<<<< HEAD\n", "======= a\n", "a <<<<<<< b\n"] {
            #expect(problem(text) == nil, "\(text)")
        }
    }

    @Test func aFileWithAConflictIsRefusedAtItsLine() throws {
        let path = try directory.write("a: 1\n<<<<<<< HEAD\nb: 2\n", to: "f.yaml")
        do throws(FileError) {
            _ = try readText(path, as: .configuration)
            Issue.record("the conflict passed for text")
        } catch {
            #expect(error.diagnostic.code.name == "file.conflict")
            #expect(error.diagnostic.place == Place(file: path, line: 2))
            #expect(error.reason == "it has a conflict of a merge: line 2 begins with '<<<<<<<'")
        }
    }

    @Test func ignoreRulesWithAByteOrderMarkApplyAndConflictsAreSaid() throws {
        try directory.write("\u{FEFF}out/\r\n", to: ".gitignore")
        try directory.write("", to: "out/A.xib")
        try directory.write("", to: "B.xib")
        func walk() -> FolderWalk.Findings {
            FolderWalk(root: directory.path).files { $0.hasSuffix(".xib") }
        }
        #expect(walk() == .init(files: [directory.path + "/B.xib"]))
        try directory.write("<<<<<<< HEAD\nout/\n=======\n>>>>>>> topic\n", to: ".gitignore")
        #expect(walk().files == [directory.path + "/B.xib"])
        #expect(walk().problems.first?.message.contains("line 1 begins with '<<<<<<<'") == true)
    }
}
