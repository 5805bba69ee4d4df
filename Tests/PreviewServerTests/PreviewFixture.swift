import Foundation
import TestSupport

/// A project of two screens and a storyboard, and files beside them that are no screens.
struct PreviewFixture {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "Package.swift")
        try directory.write("not for the browser", to: "secret.txt")
        try directory.write("not for the browser", to: "outside/secret.png")
        try write(text: "Hello")
        try directory.write(
            """
            root: {backgroundColor: systemBackground, subviews: [{id: more, class: UILabel, text: More}]}
            states: {empty: {more.text: Nothing}}
            """, to: "app/more.screen.yaml")
        try directory.copy(
            PackageFiles.url("assets/screens/settings.storyboard"), to: "app/settings.storyboard")
    }

    /// The folder that is served.
    var folder: String { directory.path + "/app" }

    /// Writes the first screen with a text, as an editor does: beside it, and renamed.
    func write(text: String) throws {
        try save(
            """
            root:
              subviews:
                - {id: greeting, class: UILabel, text: "\(text)"}
              constraints: [greeting.centerX == superview.centerX, greeting.centerY == superview.centerY]
            """, to: "app/hello.screen.yaml")
    }

    /// Saves a file as an editor does.
    func save(_ text: String, to name: String) throws {
        try directory.write(text, to: name + ".saving.tmp")
        guard rename("\(directory.path)/\(name).saving.tmp", "\(directory.path)/\(name)") == 0 else {
            throw POSIXError(.EIO)
        }
    }

    /// Starts a server of the folder.
    func serve(_ arguments: [String] = []) throws -> RunningServer {
        try RunningServer("maquette-preview-server", ["--port", "0"] + arguments + ["--", folder])
    }
}
