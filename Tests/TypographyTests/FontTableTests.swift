import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Typography

struct FontTableTests {
    @Test("every row has its file and every file its row")
    func tableAgainstDisk() throws {
        let rows = FontTable.families.flatMap(\.faces).map(\.file)
        let files = try FileManager.default.contentsOfDirectory(atPath: Lab.fonts).filter {
            $0.hasSuffix(".otf") || $0.hasSuffix(".ttf")
        }
        #expect(rows.sorted() == files.sorted())
        #expect(Set(rows).count == rows.count)
    }

    @Test("the table says what the files say of themselves")
    func tableAgainstNames() throws {
        let library = try FontLibrary(directory: Lab.fonts)
        for record in library.faces {
            let file = try FontFile(path: record.path)
            let found = try FontFileNames.records(of: file, path: record.path)
            #expect(found.count == 1)
            #expect(found.first?.postScriptName == record.postScriptName)
            #expect(found.first?.weight == record.weight, "\(record.postScriptName)")
            #expect(found.first?.slant == record.slant, "\(record.postScriptName)")
        }
    }

    @Test("the licences and the list of fonts stand beside the files")
    func licences() throws {
        let readme = try String(contentsOfFile: Lab.fonts + "/README.md", encoding: .utf8)
        for face in FontTable.families.flatMap(\.faces) { #expect(readme.contains("| \(face.file) |")) }
        let licence = try String(contentsOfFile: Lab.fonts + "/LICENSES/OFL-1.1.txt", encoding: .utf8)
        #expect(licence.hasPrefix("SIL OPEN FONT LICENSE Version 1.1"))
    }

    @Test("a face missing from disk is one clear error")
    func missingFace() throws {
        let directory = try TemporaryDirectory()
        #expect(throws: FontError.faceMissing(file: "Inter-Thin.otf", directory: directory.path)) {
            try FontLibrary(directory: directory.path)
        }
        let diagnostic = FontError.faceMissing(file: "Inter-Thin.otf", directory: "fonts").diagnostic
        #expect(diagnostic.message.contains("Inter-Thin.otf"))
        #expect(diagnostic.hints.first?.contains("scripts/fetch-fonts.py") == true)
    }

    @Test("a directory that is not there is an error")
    func missingDirectory() {
        #expect(throws: FontError.directoryUnreadable(path: "/nowhere/at/all")) {
            try FontLibrary(directory: "/nowhere/at/all")
        }
        #expect(throws: FontError.directoryUnreadable(path: "/nowhere/at/all")) {
            try FontLibrary(directory: Lab.fonts, additional: ["/nowhere/at/all"])
        }
    }
}
