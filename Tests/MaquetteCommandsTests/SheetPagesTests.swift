import Foundation
import Maquette
import TestSupport
import Testing

@testable import MaquetteCommands

/// Sheets as PDF, read by the programs of Poppler.
@Suite(.enabled(if: Poppler.isInstalled, "poppler-utils is not installed"))
struct SheetPagesTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    /// Writes a sheet of files in the folder `app`, and returns its path.
    private func sheet(_ name: String = "sheet.pdf", _ arguments: [String] = []) throws -> String {
        let run = try CommandRun(["render", path("app"), "-f", "sheet", "-o", path(name)] + arguments)
        #expect(run.status == .success && run.text == path(name) + "\n", "\(run.errors)")
        return path(name)
    }

    private func write(_ names: [String], color: String = "#FF0000") throws {
        for name in names {
            try directory.write(
                "root: {backgroundColor: \"\(color)\"}", to: "app/\(name).screen.yaml")
        }
    }

    @Test func captionsHeadingsAndPagesAreText() throws {
        try write((1...9).map { "screen-\($0)" })
        try directory.copy(
            PackageFiles.url("assets/screens/tabs.storyboard"), to: "app/Main.storyboard")
        let file = try sheet("sheet.pdf", ["--device", "iphone-16", "--device", "iphone-se-3"])
        let information = try Poppler.run("pdfinfo", [file])
        #expect(information.contains("Page size:       842 x 595 pts (A4)"), "\(information)")
        #expect(information.contains("Pages:           2"), "\(information)")
        #expect(!information.contains("CreationDate"))
        let text = try Poppler.run("pdftotext", ["-layout", file, "-"])
        for number in 1...9 { #expect(text.contains("screen-\(number)"), "\(text)") }
        #expect(
            text.contains("Main.storyboard") && text.contains("iphone-se-3") && text.contains("Seeds"),
            "\(text)")
        #expect(text.contains("Page 2 of 2 · 26 pictures"), "\(text)")
        #expect(!text.contains("/app/"), "\(text)")
        let fonts = try Poppler.run("pdffonts", [file])
        #expect(fonts.contains("Type 3") && fonts.contains("yes no  yes"), "\(fonts)")
    }

    @Test func aFileGoesOnOnTheNextPage() throws {
        try write(["many"])
        let file = try sheet("sheet.pdf", (0..<17).flatMap { ["--device", "\(300 + $0)x800@1"] })
        let text = try Poppler.run("pdftotext", ["-layout", file, "-"])
        #expect(
            text.contains("many.screen.yaml (continued)") && text.contains("Page 2 of 2 · 17 pictures"),
            "\(text)")
    }

    @Test(arguments: [
        "Größe", "Ełk", "Привет", "你好", "こんにちは", "한국어", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "e\u{301}te\u{301}",
        "first second", "(a) \\ <b>",
    ]) func namesInAnyScriptAreFound(name: String) throws {
        try write([name])
        let file = try sheet()
        let text = try Poppler.run("pdftotext", ["-enc", "UTF-8", file, "-"])
        // Directions are marked where text of both meets.
        let plain = text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }
            .reduce(into: "") { $0.unicodeScalars.append($1) }
        let lines = plain.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines.contains {
                $0.precomposedStringWithCanonicalMapping == name.precomposedStringWithCanonicalMapping
            },
            "\(lines)")
    }

    @Test func equalPicturesAreEmbeddedOnceWithoutLoss() throws {
        try write(["a", "b", "c"])
        try write(["d"], color: "#0000FF")
        let file = try sheet("sheet.pdf", ["--device", "60x80@2"])
        let images = try Poppler.run("pdfimages", ["-list", file]).split(separator: "\n").dropFirst(2)
        let objects = images.map { $0.split(separator: " ") }
        #expect(objects.count == 4)
        #expect(Set(objects.map { $0[10] }).count == 2, "\(images)")
        // 60 points at the device's two pixels a point.
        #expect(objects.allSatisfy { $0[3] == "120" && $0[4] == "160" && $0[8] == "image" }, "\(images)")
        _ = try Poppler.run("pdftoppm", ["-r", "144", "-png", "-singlefile", file, path("page")])
        let page = try decodePicture(Array(try directory.data("page.png")), name: "page.png")
        func count(_ pixel: UInt32) -> Int { page.pixels.count { $0 == pixel } }
        // Edges of pictures fall between pixels, at 2 pixels a point.
        #expect(count(0xFF00_00FF) >= 3 * 118 * 158 && count(0xFF00_00FF) <= 3 * 121 * 161)
        #expect(count(0xFFFF_0000) >= 118 * 158)
    }

    @Test func theSameScreensGiveTheSameBytes() throws {
        try write((1...20).map { "screen-\($0)" })
        let first = try Data(contentsOf: URL(fileURLWithPath: sheet("a.pdf", ["-j", "1"])))
        let second = try Data(contentsOf: URL(fileURLWithPath: sheet("b.pdf", ["-j", "4"])))
        #expect(first == second)
    }

    @Test func namesCannotLeaveTheirStrings() throws {
        let attack = "endstream) endobj 99 0 obj <<≤ (ET Q"
        try write([attack])
        let file = try sheet()
        #expect(try Poppler.run("pdfinfo", [file]).contains("Pages:           1"))
        #expect(try Poppler.run("pdftotext", [file, "-"]).contains("endstream) endobj"))
        let text = String(decoding: try directory.data("sheet.pdf"), as: UTF8.self)
        #expect(!text.contains("99 0 obj <<"))
    }
}

/// The programs of Poppler, which read PDF files.
private enum Poppler {
    static let isInstalled = ["pdfinfo", "pdftotext", "pdftoppm", "pdfimages", "pdffonts"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// Runs a program and returns what it prints.
    static func run(_ name: String, _ arguments: [String]) throws -> String {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
        (process.arguments, process.standardOutput, process.standardError) = (arguments, output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let problems = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && problems.isEmpty, "\(name): \(problems)")
        return text
    }
}
