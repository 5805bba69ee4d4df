import Files
import Foundation
import ScreenFiles
import Synchronization

/// The components that projects declare for their custom classes in the nearest `.maquette.yaml` above a
/// file. Each configuration and each component is read once.
final class ProjectComponents: Sendable {
    /// The relevant part of one configuration.
    private struct Project: Sendable {
        var folder: ConfigurationFolder?
        var components: [ProjectConfiguration.Component]
        var diagnostics: [Diagnostic]
    }

    /// A component's document, or the diagnostics of reading it.
    private typealias Document = (document: ScreenDocument?, diagnostics: [Diagnostic])

    private let projects = Mutex<[String: Project?]>([:])
    private let documents = Mutex<[String: Document]>([:])

    /// The maximum number of levels above a file to search for a configuration. Chosen: deeper than the
    /// sources of real apps are nested.
    private static let levelLimit = 16

    /// Returns a document with its custom classes replaced by the components of the enclosing project.
    ///
    /// - Parameters:
    ///   - document: an Interface Builder document, or one that extends such a document.
    ///   - path: the path of the Interface Builder document.
    ///   - diagnostics: the diagnostics of reading it.
    /// - Returns: the document, the updated diagnostics and the files of the components.
    func draw(
        _ document: ScreenDocument, path: String, updating diagnostics: [Diagnostic]
    ) -> (document: ScreenDocument, diagnostics: [Diagnostic], files: [String]) {
        guard !document.customClasses.isEmpty, let project = project(around: path) else {
            return (document, diagnostics, [])
        }
        var files: [String] = []
        var found: [String: ScreenDocument] = [:]
        var reported = diagnostics + project.diagnostics
        // A component may contain classes that have components themselves.
        var left = document.customClasses
        while let name = left.popLast() {
            guard found[name] == nil,
                let component = project.components.first(where: { $0.className == name }),
                let folder = project.folder
            else { continue }
            let file = folder.path(component.path.text)
            let (document, problems) = self.document(file)
            files.append(file)
            reported += problems
            guard let document, !document.scenes.isEmpty else {
                reported.append(
                    Diagnostic(
                        .projectComponent,
                        "the component of \(name), '\(component.path.text)', cannot be used",
                        at: component.path.place))
                continue
            }
            found[name] = document
            left += document.customClasses
        }
        let drawn = document.drawing(found, updating: reported)
        return (drawn.document, drawn.diagnostics, files)
    }

    private func document(_ path: String) -> Document {
        if let known = documents.withLock({ $0[path] }) { return known }
        let read: Document =
            InputFinder.isInterfaceBuilderFile(path)
            ? readInterfaceBuilderFile(atPath: path) : readScreenFile(atPath: path)
        // An error in a component affects only what the component draws, and its notes concern only its own
        // drawing.
        var shown = read
        shown.diagnostics = read.diagnostics.filter { !DiagnosticCode.placeholderNotes.contains($0.code) }
            .map { $0.reported(in: .component) }
        documents.withLock { $0[path] = shown }
        return shown
    }

    private func project(around path: String) -> Project? {
        var folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        for _ in 0..<ProjectComponents.levelLimit {
            if let known = project(in: folder) { return known }
            if FileType(at: folder + "/.git") != nil || folder.isEmpty { return nil }
            folder = ProjectComponents.above(folder)
        }
        return nil
    }

    /// Returns the parent folder. For a path that consists of dots only, `/..` is appended.
    private static func above(_ folder: String) -> String {
        if folder == "." { return ".." }
        if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
        return folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    }

    private func project(in folder: String) -> Project? {
        if let known = projects.withLock({ $0[folder] }) { return known }
        let project = ProjectComponents.read(folder + "/.maquette.yaml")
        projects.withLock { $0[folder] = project }
        return project
    }

    private static func read(_ file: String) -> Project? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(file, as: .configuration)
        } catch .missing {
            return nil
        } catch {
            return unusable(error.diagnostic.message, at: Place(file: file), hints: error.hints)
        }
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let (configuration, diagnostics) = parseConfigurationFile(bytes, file: name)
        guard let configuration else {
            return unusable(
                "the configuration cannot be read", at: diagnostics.first { $0.severity == .error }?.place,
                hints: ["'maquette test' says what is wrong with it"])
        }
        return Project(
            folder: ConfigurationFolder(of: configuration), components: configuration.components,
            diagnostics: [])
    }

    private static func unusable(_ reason: String, at place: Place?, hints: [String]) -> Project {
        Project(
            folder: nil, components: [],
            diagnostics: [
                Diagnostic(
                    .projectConfiguration, "classes have no components, since \(reason)", at: place,
                    hints: hints)
            ])
    }
}
