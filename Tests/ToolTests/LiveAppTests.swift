import Foundation
import TestSupport
import Testing

/// The live preview of an app in a real browser, while its sources are saved; the server, like the program that compiles
/// apps, is the one beside the tool.
@Suite(
    "preview --serve --app",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"),
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.pathOfPreviewServer),
        "maquette-preview-server is not built beside the tool"),
    .enabled(if: Chromium.path != nil, "chromium is not installed"))
struct LiveAppTests {
    private static let source = "Garden/Garden/Controllers/SettingsViewController.swift"

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.copyItem(
            atPath: PackageFiles.url("Examples/Garden").path, toPath: directory.path + "/Garden")
    }

    /// Replaces the text of the settings' label, as an editor saves a file: beside it, and renamed.
    private func save(_ old: String, as new: String) throws {
        let text = String(decoding: try directory.data(Self.source), as: UTF8.self)
        #expect(text.contains(old))
        try directory.write(text.replacing(old, with: new), to: Self.source + ".saving.tmp")
        guard rename("\(directory.path)/\(Self.source).saving.tmp", "\(directory.path)/\(Self.source)") == 0
        else { throw POSIXError(.EIO) }
    }

    @Test(
        "shows a saved body, and the last picture with the compiler's message while a source does not compile"
    )
    func editLoop() throws {
        let server = try RunningServer(
            path: Tool.path,
            [
                "preview", "--serve", "--port", "0", "--app", "Garden", "--build-path", "build",
                "Garden/Garden",
            ],
            in: directory.path)
        let page = try BrowserPage(server.address, in: directory)
        try page.wait(for: "document.getElementById('connection').textContent === 'Live'")
        try page.wait(for: "list.scenes.some(item => item.title.includes('Settings'))")
        try page.value(
            "location.hash = '#/scene/' + list.scenes.findIndex(item => item.title.includes('Settings'))")
        let picture = "(document.querySelector('figure img') || {}).src"
        let rows = "[...document.querySelectorAll('.row')].map(item => item.textContent).join()"
        let message = "(document.querySelector('.broken:not([hidden])') || {}).innerText"
        func waitForPicture(of text: String, not old: String? = nil) throws -> String {
            try page.wait(
                for: "\(rows).includes('\(text)') && \(picture) !== '\(old ?? "")' && "
                    + "document.querySelector('figure img').naturalWidth > 0")
            return try #require(try page.value(picture) as? String)
        }
        let first = try waitForPicture(of: "Every day at 8:00")
        try page.value("window.isSamePage = true")
        // A changed body.
        try save("\"Every day at 8:00\"", as: "\"Every day at 9:00\"")
        let second = try waitForPicture(of: "Every day at 9:00", not: first)
        // The last good picture, and what the compiler says, where.
        try save("\"Every day at 9:00\"", as: "hourOfWatering")
        try page.wait(for: "(\(message) || '').includes('hourOfWatering')")
        let text = try #require(try page.value(message) as? String)
        #expect(text.contains("SettingsViewController.swift:40"), "\(text)")
        #expect(try page.value(picture) as? String == second)
        // The same while a source cannot even be parsed.
        try save("hourOfWatering", as: "(\"Every day at 8:00\"")
        try page.wait(
            for: "!!\(message) && !\(message).includes('hourOfWatering') && "
                + "\(message).includes('SettingsViewController.swift:4')")
        #expect(try page.value(picture) as? String == second)
        // Mended, as it was at first: the same picture.
        try save("(\"Every day at 8:00\"", as: "\"Every day at 8:00\"")
        #expect(try waitForPicture(of: "Every day at 8:00", not: second) == first)
        try page.wait(for: "!\(message)")
        #expect(try page.value("window.isSamePage") as? Bool == true)
    }
}

extension AppBuilderTool {
    /// The server that `maquette preview --serve` starts, beside the tool.
    static let pathOfPreviewServer =
        URL(fileURLWithPath: path).deletingLastPathComponent().path + "/maquette-preview-server"
}
