import Files
import InterfaceFiles
import ScreenDocuments
import ScreenFiles

/// What a file of screens holds. The first stage of a file on its way to screens:
///
///     FileContent -> LocatedDocument -> DrawnDocument -> SelectedDocument -> LoadedInput
enum FileContent {
    /// A document that was read.
    case document(ScreenDocument, [Diagnostic])
    /// A document of Interface Builder that targets a platform other than iOS.
    case foreign(system: String)
    /// Nothing that can be read.
    case unreadable([Diagnostic])

    /// Reads a file. One that the user named is not foreign but unreadable.
    init(of file: InputFile, search: StoryboardSearch) {
        let path = file.path
        if let problem = Self.problem(withTypeOf: path) {
            self = .unreadable([problem])
            return
        }
        let isInterfaceBuilderFile = InputFinder.isInterfaceBuilderFile(path)
        let (document, diagnostics) =
            isInterfaceBuilderFile
            ? readInterfaceBuilderFile(atPath: path, search: search)
            : readScreenFile(atPath: path, search: search)
        if let document {
            self = .document(document, diagnostics)
        } else if file.isFound, isInterfaceBuilderFile,
            let system = readForeignSystem(ofInterfaceBuilderFileAtPath: path)
        {
            self = .foreign(system: system)
        } else {
            self = .unreadable(diagnostics)
        }
    }

    /// Returns why a file is rejected before it is read: its type is not that of a screen file.
    private static func problem(withTypeOf path: String) -> Diagnostic? {
        let name = path.lowercased()
        guard !InputFinder.isInterfaceBuilderFile(path) else { return nil }
        guard ![".yaml", ".yml", ".json"].contains(where: name.hasSuffix) else { return nil }
        return Diagnostic(
            .inputType, "not a screen file", at: Place(file: path),
            hints: ["screen files are called *.screen.yaml, *.screen.json, *.storyboard or *.xib"])
    }
}
