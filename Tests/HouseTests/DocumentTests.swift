import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
    static let documents = House.paths(under: "", endingIn: [".md"]).filter { !$0.hasPrefix("Tests/") }

    @Test("every link and picture of a document leads somewhere", arguments: documents)
    func links(path: String) {
        let folder = path.components(separatedBy: "/").dropLast().joined(separator: "/")
        for line in TextFile(path: path).numbered {
            for match in line.text.matches(of: /\]\(([^)\s#]+)[^)]*\)|src="([^"]+)"/) {
                let target = String(match.1 ?? match.2 ?? "")
                guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
                let place = folder.isEmpty ? target : folder + "/" + target
                #expect(House.exists(place), "\(path):\(line.number): \(target) does not exist")
            }
        }
    }

    @Test(
        "every file of the repository that a document names exists",
        arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "assets/README.md"])
    func files(path: String) {
        let roots = [
            "assets/", "scripts/", "docs/", "fonts/", "goldens/", "Sources/", "Tests/", ".ci/", "Examples/",
        ]
        for line in TextFile(path: path).numbered {
            for match in line.text.matches(of: /(?:[A-Za-z0-9_.+-]+\/)+[A-Za-z0-9_.+-]*/) {
                var word = String(match.0)
                while let last = word.last, ".,:;".contains(last) { word.removeLast() }
                guard roots.contains(where: word.hasPrefix) else { continue }
                #expect(House.exists(word), "\(path):\(line.number): \(word) does not exist; mend the name")
            }
        }
    }

    @Test("README's commands are the repository's")
    func commands() {
        let readme = House.text("README.md")
        for command in ["./maquette", "scripts/test"] {
            #expect(readme.contains(command), "README.md: says nothing of \(command)")
        }
        #expect(
            House.text(".ci/run").contains("scripts/test"),
            ".ci/run: runs another command than README.md names")
    }

    @Test("a line of a document holds one sentence")
    func sentences() {
        for path in Self.documents {
            var isCode = false
            for line in TextFile(path: path).numbered {
                if line.text.hasPrefix("```") { isCode.toggle() }
                guard !isCode, !line.text.hasPrefix("    "), !line.text.hasPrefix("|"),
                    !line.text.contains("Copyright")
                else { continue }
                let text = line.text.replacing(/`[^`]*`/, with: "x").replacing(
                    /\b(?:e\.g|i\.e|etc|vs)\./, with: "x")
                let isOne = text.firstMatch(of: /[a-z)][.?!] [A-Z]/) == nil
                #expect(isOne, "\(path):\(line.number): two sentences; give each its own line")
            }
        }
    }
}

@Suite("Examples in README.md")
struct ReadmeExampleTests {
    @Test("every screen and every piece of Swift in it stands in a file that is tested")
    func blocks() {
        let sources = House.paths(under: "", endingIn: [".yaml", ".swift"]).map { House.text($0) }
        for block in Self.blocks(of: TextFile(path: "README.md"))
        where ["yaml", "swift"].contains(block.language) {
            #expect(
                sources.contains { $0.contains(block.text) } && !block.text.isEmpty,
                "README.md:\(block.line): these lines stand in no file; copy them from a tested one")
        }
    }

    /// The fenced blocks of a document.
    static func blocks(of file: TextFile) -> [(line: Int, language: String, text: String)] {
        var blocks: [(line: Int, language: String, text: String)] = []
        var isInside = false
        for line in file.numbered {
            if line.text.hasPrefix("```") {
                isInside.toggle()
                if isInside { blocks.append((line.number, String(line.text.dropFirst(3)), "")) }
            } else if isInside {
                blocks[blocks.count - 1].text += line.text + "\n"
            }
        }
        return blocks
    }
}
