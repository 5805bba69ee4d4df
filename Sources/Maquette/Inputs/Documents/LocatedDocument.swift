import Files
import ScreenDocuments

/// A document and where what belongs to it is searched for.
struct LocatedDocument {
    let document: ScreenDocument
    /// The path of its file.
    let path: String
    /// The path of the document of Interface Builder that it is or extends; nil for others.
    let interfaceBuilderFile: String?
    /// Where its images are.
    let assets: AssetSearchPaths
    /// The diagnostics of reading it.
    private(set) var diagnostics: [Diagnostic]

    /// Finds the project around a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - diagnostics: The diagnostics of reading it.
    ///   - file: Its file.
    ///   - selection: The folders of images that the user named.
    ///   - components: Finds the folders of projects.
    init(
        _ document: ScreenDocument, _ diagnostics: [Diagnostic], in file: InputFile,
        _ selection: InputSelection, _ components: ProjectComponents
    ) {
        (self.document, self.diagnostics, path) = (document, diagnostics, file.path)
        interfaceBuilderFile = InputFinder.isInterfaceBuilderFile(path) ? path : document.base
        let project = components.projectFolder(around: interfaceBuilderFile ?? path, in: file.root)
        assets = AssetSearchPaths(
            directories: Self.assetDirectories(of: path, selection), project: project.folder,
            isOutsideOfProjects: project.isOutsideOfProjects)
        guard let reason = project.reason, interfaceBuilderFile != nil else { return }
        self.diagnostics.append(
            Diagnostic(
                .projectFolder, "asset catalogues and xibs of classes are not searched: \(reason)",
                at: Place(file: path),
                hints: ["--assets names folders of images and catalogues; a '.maquette.yaml' marks a project"]
            ))
    }

    /// Returns the image folders for a file: the user's, the file's own, and `images` in that folder or next
    /// to it.
    private static func assetDirectories(of path: String, _ selection: InputSelection) -> [String] {
        let folder = directoryName(of: path)
        let beside = [folder, "\(folder)/images", "\(folder)/../images"]
        return selection.assetDirectories + beside.filter(InputFinder.isDirectory)
    }
}
