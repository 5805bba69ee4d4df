import Files
import Foundation
import InterfaceFiles
import ScreenBuilder
import ScreenDocuments
import ScreenFiles
import Synchronization

/// The components of custom classes: those that projects declare in the nearest `.maquette.yaml` above a file, and
/// XIB files with the names of classes. Each configuration and each component is read once.
package final class ProjectComponents: Sendable {
    /// The relevant part of one configuration.
    private struct Project: Sendable {
        var file: String?
        var folder: ConfigurationFolder?
        var components: [ProjectConfiguration.Component]
        var findsByName = true
        var appearance = ProjectAppearance()
        var diagnostics: [Diagnostic]
    }

    /// A component's document, or the diagnostics of reading it.
    private typealias Document = (document: ScreenDocument?, diagnostics: [Diagnostic])

    private let projects = Mutex<[String: Project?]>([:])
    private let documents = Mutex<[PathKey: Document]>([:])

    private let unmarkedFolders = Mutex<[[String?]: ProjectFolder.Unmarked]>([:])

    /// The XIB files and storyboards of projects, by folder.
    private let interfaces: InterfaceCache

    /// Finds the storyboards that references name.
    let storyboards: StoryboardSearch

    /// The classes whose own code draws them, for which no component is needed.
    private let codedClasses: Set<String>

    /// Creates a cache in which nothing is known.
    ///
    /// - Parameter codedClasses: The classes whose own code draws them.
    package init(codedClasses: Set<String> = []) {
        self.codedClasses = codedClasses
        let interfaces = InterfaceCache()
        self.interfaces = interfaces
        storyboards = StoryboardSearch { name, path, includesThirdParty in
            interfaces.files(around: path).storyboards(
                named: name, near: path, includesThirdParty: includesThirdParty)
        }
    }

    /// Returns the folder that is searched for what belongs to a file: that of its project, or of a file outside of any
    /// the one that is taken for it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - root: The folder that the user named; nil if the user named the file.
    /// - Returns: The folder, or why there is none.
    func projectFolder(around path: String, in root: String?) -> ProjectFolder.Unmarked {
        if let folder = ProjectFolder.around(path) {
            return ProjectFolder.Unmarked(folder: folder, isOutsideOfProjects: false)
        }
        let key = [directoryName(of: path), root]
        if let known = unmarkedFolders.withLock({ $0[key] }) { return known }
        let found = ProjectFolder.unmarked(around: path, in: root)
        unmarkedFolders.withLock { $0[key] = found }
        return found
    }

    /// Returns a document with its custom classes replaced by the components of the enclosing project: those of
    /// the configuration, or else XIB files with the names of classes.
    ///
    /// - Parameters:
    ///   - document: an Interface Builder document, or one that extends such a document.
    ///   - path: the path of the Interface Builder document.
    ///   - folder: the folder of the project in which XIB files are searched for; nil for none.
    ///   - diagnostics: the diagnostics of reading it.
    /// - Returns: the document with its components.
    func draw(
        _ document: ScreenDocument, path: String, in folder: String?, updating diagnostics: [Diagnostic]
    ) -> DrawnDocument {
        guard !document.customClasses.isEmpty else {
            return DrawnDocument(document: document, diagnostics: diagnostics)
        }
        let project = self.project(around: path)
        var files: [String] = [], notes: [String] = []
        var configured: [String: ScreenDocument] = [:], named: [String: ScreenDocument] = [:]
        var reported = diagnostics
        // A component may contain classes that have components themselves.
        var pending = document.customClasses
        while let name = pending.popLast() {
            guard configured[name] == nil, named[name] == nil, !codedClasses.contains(name) else { continue }
            if let component = project?.components.first(where: { $0.className == name }),
                let folder = project?.folder
            {
                let file = folder.path(component.path.text)
                let (document, problems) = self.document(file)
                files += [file] + (document?.otherFiles ?? [])
                reported += problems
                guard let document, !document.scenes.isEmpty else {
                    reported.append(
                        Diagnostic(
                            .projectComponent,
                            "the component of \(name), '\(component.path.text)', cannot be used",
                            at: component.path.place))
                    continue
                }
                configured[name] = document
                pending += document.customClasses
            } else if let folder, project?.findsByName ?? true,
                let (file, component) = self.component(named: name, in: folder, for: path)
            {
                files += [file] + component.otherFiles
                notes.append("\(name) (\(file))")
                named[name] = component
                pending += component.customClasses
            }
        }
        if !notes.isEmpty { reported.append(ProjectComponents.note(notes, at: Place(file: path))) }
        let onCanvas = named.isEmpty ? nil : document.drawing(configured, updating: []).document
        let drawn = document.drawing(configured.merging(named) { first, _ in first }, updating: reported)
        let diagnostics = drawn.document.leavingOutClasses(of: drawn.diagnostics) { element in
            PlaceholderTable.placeholder(for: element) != nil
                || element.origin?.customClass.map(codedClasses.contains) ?? false
        }
        return DrawnDocument(
            document: drawn.document.leavingOutMissingNibs(), onCanvas: onCanvas,
            diagnostics: diagnostics, files: files)
    }

    /// Gives a document the appearance that the configuration of the enclosing project has for the app, and reports a
    /// configuration that cannot be used.
    ///
    /// - Parameters:
    ///   - drawn: the document with its components. What Interface Builder shows has no such appearance.
    ///   - path: the path of the document.
    func applyAppearance(to drawn: inout DrawnDocument, path: String) {
        guard let project = project(around: path) else { return }
        drawn.diagnostics += project.diagnostics
        guard !project.appearance.isEmpty else { return }
        let (document, diagnostics) = drawn.document.applying(project.appearance)
        drawn.onCanvas = drawn.onCanvas ?? drawn.document
        drawn.document = document
        drawn.diagnostics += diagnostics
        drawn.files += [project.file].compactMap(\.self)
    }

    private static func note(_ classes: [String], at place: Place) -> Diagnostic {
        let shown = classes.prefix(4).joined(separator: ", ") + (classes.count > 4 ? ", …" : "")
        return Diagnostic(
            .projectComponentByName,
            "\(classes.count) \(classes.count == 1 ? "class is" : "classes are") drawn from XIB files of their "
                + "names: \(shown)", of: classes.map { Diagnostic.Subject($0) }, at: place)
    }

    /// Returns the XIB file with the name of a class, the view of that class in it first; nil if there is none, or
    /// if it has no view of the class and is not owned by it. The view of `FormController` may also be in `Form`,
    /// as with `UIViewController`, which looks for that first. Source: documentation of `UIViewController.nibName`.
    private func component(
        named name: String, in folder: String, for path: String
    ) -> (file: String, document: ScreenDocument)? {
        let interfaces = interfaces.files(in: folder)
        let suffix = "Controller"
        let view = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
        let candidates = [view, name].compactMap { $0.flatMap { interfaces.xib(named: $0, near: path) } }
        return candidates.lazy.compactMap { self.component(in: $0, drawing: name, for: path) }.first
    }

    private func component(
        in file: String, drawing name: String, for path: String
    ) -> (file: String, document: ScreenDocument)? {
        guard FileIdentity(of: file) != FileIdentity(of: path), var document = document(file).document,
            let scene = document.scenes.first(where: { $0.root.origin?.customClass == name })
                ?? (document.ownerClass == name ? document.scenes.first : nil)
        else { return nil }
        document.scenes = [scene]
        return (file, document)
    }

    private func document(_ path: String) -> Document {
        if let known = documents.withLock({ $0[PathKey(path)] }) { return known }
        let read: Document =
            InputFinder.isInterfaceBuilderFile(path)
            ? readInterfaceBuilderFile(atPath: path, search: storyboards)
            : readScreenFile(atPath: path, search: storyboards)
        // An error in a component affects only what the component draws, and its notes concern only its own
        // drawing.
        var shown = read
        shown.diagnostics = read.diagnostics.filter { !DiagnosticCode.placeholderNotes.contains($0.code) }
            .map { $0.reported(in: .component) }
        documents.withLock { $0[PathKey(path)] = shown }
        return shown
    }

    private func project(around path: String) -> Project? {
        var folder = directoryName(of: path)
        for _ in 0..<ProjectFolder.levelLimit {
            if let known = project(in: folder) { return known }
            if FileType(at: folder + "/.git") != nil || folder.isEmpty { return nil }
            folder = ProjectFolder.above(folder)
        }
        return nil
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
            if DiagnosticCode.replacedContentCodes.contains(error.code) {
                return Project(
                    folder: nil, components: [], diagnostics: [error.diagnostic.reported(in: .component)])
            }
            return unusable(error.diagnostic.message, at: Place(file: file), hints: error.hints)
        }
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let (configuration, diagnostics) = parseConfigurationFile(bytes, file: name)
        guard let configuration else {
            let error = diagnostics.first { $0.severity == .error }
            // What is no configuration at all is named, as what takes part in every screen.
            if let error, DiagnosticCode.replacedContentCodes.contains(error.code) {
                return Project(folder: nil, components: [], diagnostics: [error.reported(in: .component)])
            }
            return unusable(
                "the configuration cannot be read", at: error?.place,
                hints: ["'maquette test' says what is wrong with it"])
        }
        return Project(
            file: file, folder: ConfigurationFolder(of: configuration), components: configuration.components,
            findsByName: configuration.componentsByName, appearance: configuration.appearance,
            diagnostics: [])
    }

    private static func unusable(_ reason: String, at place: Place?, hints: [String]) -> Project {
        Project(
            folder: nil, components: [],
            diagnostics: [
                Diagnostic(
                    .projectConfiguration, "it is not used for this screen, since \(reason)", at: place,
                    hints: hints)
            ])
    }
}
