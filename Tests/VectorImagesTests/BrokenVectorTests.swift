import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import VectorImages

/// Broken and hostile files: a picture or an error, within a short time.
@Suite struct BrokenVectorTests {
    private func error(_ text: String) -> VectorImageError? {
        do throws(VectorImageError) {
            _ = try readSVG(Array(text.utf8))
            return nil
        } catch { return error }
    }

    @Test func whatIsNoPictureIsCorrupt() {
        #expect(error("<svg viewBox='0 0 1 1'><g>") == .corrupt("SVG", detail: "no element found", line: 1))
        #expect(error("<html/>") == .corrupt("SVG", detail: "its first element is 'html'", line: nil))
        #expect(error("<svg/>")?.description == "the SVG is corrupt: it has neither a size nor a viewBox")
        #expect(error("<svg viewBox='0 0 0 9'/>") != nil)
        #expect(error("<svg width='1e9' height='1'/>") != nil)
        #expect(error("") != nil)
    }

    @Test func conflictsAreNamed() {
        let text = "<svg viewBox='0 0 1 1'>\n<<<<<<< HEAD\n<g/>\n=======\n>>>>>>> topic\n</svg>"
        #expect(
            error(text)?.description == "the file has a conflict of a merge: line 2 begins with '<<<<<<<'")
    }

    @Test func entitiesAreReadButDoNotExplode() {
        let good = "<!DOCTYPE svg [<!ENTITY red 'fill:red'>]><svg viewBox='0 0 1 1'><g style='&red;'/></svg>"
        #expect(error(good) == nil)
        var bomb = "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>"
        for level in 1...12 {
            bomb += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
        }
        #expect(error(bomb + "]><svg viewBox='0 0 1 1'><style>&a12;</style></svg>") != nil)
        let outside =
            "<!DOCTYPE svg [<!ENTITY f SYSTEM 'file:///etc/passwd'>]><svg viewBox='0 0 1 1'>&f;</svg>"
        #expect(error(outside) == nil)
    }

    @Test func usesThatMultiplyEnd() {
        var text = "<svg viewBox='0 0 9 9'><g id='g0'><rect width='1' height='1'/></g>"
        for level in 1...12 {
            text +=
                "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
        }
        #expect(error(text + "</svg>") == .tooComplex("SVG"))
        #expect(error("<svg viewBox='0 0 9 9'><g id='a'><use href='#a'/></g></svg>") == .tooComplex("SVG"))
        let clips = "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1'/></clipPath>"
        #expect(
            error("<svg viewBox='0 0 9 9'>\(clips)<rect width='2' height='2' clip-path='url(#c)'/></svg>")
                == .tooComplex("SVG"))
        let masks = "<mask id='m'><rect mask='url(#m)' width='1' height='1'/></mask>"
        #expect(
            error("<svg viewBox='0 0 9 9'>\(masks)<rect width='2' height='2' mask='url(#m)'/></svg>")
                == .tooComplex("SVG"))
        #expect(error(String(repeating: "<g>", count: 5000)) == .tooComplex("SVG"))
    }

    @Test func curvesBeyondCountingAreTooComplex() {
        let curve = "c9 0 0 9 -9 0"
        func picture(_ count: Int, _ attributes: String) -> String {
            "<svg viewBox='0 0 9 9'><path \(attributes) d='M0 0\(String(repeating: curve, count: count))'/></svg>"
        }
        // Each curve has about a hundred chords on a screen, and as a stroke four times that.
        #expect(error(picture(1000, "fill='red'")) == nil)
        #expect(error(picture(1000, "stroke='red'")) == nil)
        #expect(error(picture(20_000, "fill='none' stroke='red'")) == .tooComplex("SVG"))
        #expect(error(picture(400_000, "fill='red'")) == .tooComplex("SVG"))
        let uses = String(repeating: "<use href='#p'/>", count: 400)
        let once = picture(100, "id='p' stroke='red'").replacingOccurrences(of: "</svg>", with: "")
        #expect(error(once + uses + "</svg>") == .tooComplex("SVG"))
    }

    @Test(arguments: [
        "d='M0 0L1e999 5'", "d='M'", "d='10 10'", "d='M0 0A0 0 0 0 0 0 0'", "d='M0 0a1 1 0 2 0 5 5'",
        "d='M0 0h5' transform='scale(0)'", "d='M0 0h5' transform='scale('", "d='M1 1h1e30v1e30z'",
        "d='M0 0h5' stroke='red' stroke-width='1e300'", "d='M0 0h9' stroke='red' stroke-dasharray='1e-300'",
    ]) func absurdNumbersAreLeftOut(attributes: String) {
        #expect(error("<svg viewBox='0 0 9 9'><path \(attributes)/></svg>") == nil)
    }

    // MARK: PDF

    /// Writes a shell script to a file of its own.
    private func program(_ script: String, timeout: Double = 10) throws -> (PDFProgram, TemporaryDirectory) {
        let directory = try TemporaryDirectory()
        let file = try directory.write("#!/bin/sh\n\(script)\n", to: "reader")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return (PDFProgram(name: file, package: "poppler-utils", timeout: timeout), directory)
    }

    private func result(_ script: String, timeout: Double = 10) throws -> Result<
        VectorImage, VectorImageError
    > {
        let (program, directory) = try program(script, timeout: timeout)
        defer { withExtendedLifetime(directory) {} }
        return Result { () throws(VectorImageError) in try readPDF(atPath: "-f.pdf", with: program) }
    }

    @Test func aPageIsWhatTheProgramMakesOfIt() throws {
        // A file name that begins like an option is not an option.
        let script = """
            [ "$6" = ./-f.pdf ] && echo '<svg width="24pt" height="12pt"><rect width="3" height="2"/></svg>'
            """
        let image = try result(script).get()
        #expect(image.size.width == 24 && image.size.height == 12 && image.commands.count == 1)
    }

    private static let hasPoppler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo") }

    /// A page of 40 x 20 points with a red rectangle of 10 x 5 at its lower left.
    @Test(.enabled(if: hasPoppler)) func popplersOutlines() throws {
        let drawing = "1 0 0 rg 0 0 10 5 re f"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R>>",
            "<</Length \(drawing.count)>>stream\n\(drawing)\nendstream",
        ]
        var file = "%PDF-1.4\n", places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(file.utf8.count)
            file += "\(index + 1) 0 obj\(object)endobj\n"
        }
        let start = file.utf8.count
        file += "xref\n0 5\n0000000000 65535 f \n"
        file += places.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }.joined()
        file += "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        let directory = try TemporaryDirectory()
        let image = try readPDF(atPath: try directory.write(file, to: "page.pdf"))
        #expect(image.size == Size(width: 40, height: 20) && image.omissions.isEmpty)
        let fields = image.commands.compactMap { step -> Rect? in
            guard case .draw(.fillPath(let path, _, .color(Color(red: 1, green: 0, blue: 0)))) = step else {
                return nil
            }
            return path.controlBounds
        }
        #expect(fields == [Rect(x: 0, y: 15, width: 10, height: 5)])
    }

    @Test func programsThatFailAreErrors() throws {
        guard case .failure(.corrupt("PDF", _, nil)) = try result("exit 1") else {
            Issue.record("not corrupt")
            return
        }
        guard case .failure(.corrupt("PDF", _, nil)) = try result("echo '<svg'") else {
            Issue.record("not corrupt")
            return
        }
        guard case .failure(.timedOut) = try result("exec sleep 60", timeout: 0.2) else {
            Issue.record("not late")
            return
        }
        guard case .failure(.tooComplex("PDF")) = try result("exec cat /dev/zero") else {
            Issue.record("not too long")
            return
        }
    }

    @Test func aMissingProgramIsNamedWithItsPackage() {
        let program = PDFProgram(name: "no-such-pdf-reader", package: "poppler-utils", timeout: 1)
        do throws(VectorImageError) {
            _ = try readPDF(atPath: "a.pdf", with: program)
            Issue.record("no error")
        } catch {
            #expect(
                error.description
                    == "PDF images need the program no-such-pdf-reader, which is not on this machine")
            #expect(error.hints == ["install the package poppler-utils"])
        }
    }
}
