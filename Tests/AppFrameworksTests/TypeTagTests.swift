import MaquetteUniformTypeIdentifiers
import MobileCoreServices
import TestSupport
import Testing
import UIKit

@Suite("Kinds of content, their tags and the kinds of files")
struct TypeTagTests {
    /// Source: the identifier that macOS gives files whose names end in "md" where no app declares their kind.
    @Test("a kind that nobody declares has the identifier that Apple's systems make of its tag")
    func dynamicKinds() throws {
        let made = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "mkv", nil)
        let identifier = try #require(made).takeRetainedValue().description
        // "?0=6:1=mkv" by five bits a digit, computed by hand.
        #expect(identifier == "dyn.ah62d4rv4ge804450")
        let kind = try #require(UTType(identifier))
        #expect(kind.isDynamic && !kind.isDeclared && kind.preferredFilenameExtension == "mkv")
        #expect(kind.conforms(to: .data) && !kind.conforms(to: .text))
        #expect(UTType(mimeType: "application/x-own")?.preferredMIMEType == "application/x-own")
    }

    @Test("functions of older systems agree with the kinds of newer ones")
    func functions() {
        #expect(
            UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
                .description == "image/png")
        #expect(UTTypeConformsTo(kUTTypeZipArchive, kUTTypeArchive) && UTTypeIsDeclared(kUTTypePropertyList))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeEqual("public.PNG", kUTTypePNG))
        #expect(UTType.shellScript.conforms(to: .sourceCode) && UTType.gzip.conforms(to: .archive))
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassNSPboardType, "x", nil) == nil)
    }

    @Test("names of files get the end of a kind once")
    func names() {
        let folder = URL(fileURLWithPath: "/folder")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent == "a.png")
        #expect(folder.appendingPathExtension(for: .pdf).lastPathComponent == "folder.pdf")
    }

    @Test("the values of a file have its kind")
    func contentTypes() throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        #expect(try file.resourceValues(forKeys: [.contentTypeKey]).contentType == .plainText)
        #expect(try folder.url.resourceValues(forKeys: [.contentTypeKey]).contentType == .folder)
        #expect(try file.resourceValues(forKeys: [.nameKey]).contentType == nil)
    }
}
