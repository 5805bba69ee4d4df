package import Assets
import Files
public import Goldens
package import InterfaceFiles
import Raster
package import ScreenDocuments
import Synchronization
import Typography
import UIKitCore
package import VectorImages
import Wire

/// The resources that all renders of a run share: fonts and decoded images.
public final class RenderSession: Sendable {
    /// The diagnostics of the user's fonts.
    public let diagnostics: [Diagnostic]

    let fonts: FontLibrary
    /// The names by which other processes know the fonts.
    let faceTable: FaceTable
    /// Blurs of shadows, which all renders share.
    let blurs = BlurCache()
    /// What `UserDefaults.standard` starts with in every render.
    let defaults: SeededDefaults
    /// PDF files that another process has converted; nil where this process converts them.
    let converted: ConvertedPDFs?
    /// The folders and files of additional fonts.
    let fontDirectories, fontFiles: [String]
    /// The storyboards and XIB files that code asks for.
    let interfaceDocuments = InterfaceDocuments()
    private let assets = Mutex<[AssetSearchPaths: AssetLookup]>([:])
    /// The texts of code by locale, device and table.
    private let stringTables = Mutex<[String: [String: String]]>([:])
    /// Translations by locale, device and file.
    private let translations = Mutex<[PathKey: Translation]>([:])

    /// Opens the installed fonts, then those in the user's folders.
    ///
    /// - Parameters:
    ///   - fontDirectories: Folders of additional fonts.
    ///   - fontFiles: Files of additional fonts, after those in the folders.
    ///   - defaults: What `UserDefaults.standard` starts with in every render.
    /// - Throws: `InstallationError` if the installed fonts are not found.
    public convenience init(
        fontDirectories: [String] = [], fontFiles: [String] = [],
        defaults: SeededDefaults = SeededDefaults()
    ) throws(InstallationError) {
        try self.init(
            fontDirectories: fontDirectories, fontFiles: fontFiles, defaults: defaults, converted: nil)
    }

    /// Opens the fonts as above.
    ///
    /// - Parameters:
    ///   - fontDirectories: Folders of additional fonts.
    ///   - fontFiles: Files of additional fonts.
    ///   - defaults: What `UserDefaults.standard` starts with in every render.
    ///   - converted: PDF files that another process has converted; nil where this process converts them.
    /// - Throws: `InstallationError` if the installed fonts are not found.
    package init(
        fontDirectories: [String], fontFiles: [String], defaults: SeededDefaults, converted: ConvertedPDFs?
    ) throws(InstallationError) {
        self.defaults = defaults
        self.converted = converted
        (self.fontDirectories, self.fontFiles) = (fontDirectories, fontFiles)
        guard let directory = InstalledData.fonts else {
            throw InstallationError(
                diagnostic: Diagnostic(
                    .fontFolder, "the folder of fonts was not found",
                    hints: [
                        "copy the folder 'fonts' of an installation or a clone beside the executable",
                        "or set MAQUETTE_FONTS to it",
                    ]))
        }
        do throws(FontError) {
            fonts = try FontLibrary(directory: directory, additional: fontDirectories, files: fontFiles)
        } catch {
            throw InstallationError(diagnostic: error.diagnostic)
        }
        diagnostics = fonts.diagnostics
        faceTable = FaceTable(
            fonts.faces.map { record in
                FaceSource(
                    name: record.postScriptName, file: record.isShipped ? "" : record.path,
                    indexInFile: record.indexInFile)
            })
    }

    /// Forgets the images, colors and translations that were read, so that changed files are read again.
    package func forgetFiles() {
        assets.withLock { $0 = [:] }
        translations.withLock { $0 = [:] }
        stringTables.withLock { $0 = [:] }
        interfaceDocuments.removeAll()
    }

    /// Forgets the files if some were asked for that another process has to convert, so that those are looked for again.
    func forgetUnconvertedFiles() {
        if converted?.takeMissingPaths().isEmpty == false { forgetFiles() }
    }

    /// Returns the texts of a table of an app's strings in the language of a variant, by key.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - folders: The folders that have it; the first that has a key takes precedence.
    ///   - variant: The variant.
    /// - Returns: The texts.
    func texts(ofTable name: String, in folders: [String], for variant: Variant) -> [String: String] {
        let idiom: LayoutTraits.Idiom = variant.device.idiom == .pad ? .pad : .phone
        return stringTables.withLock { known in
            let key = "\(variant.locale) \(idiom) \(name) \(folders.first ?? "")"
            if let texts = known[key] { return texts }
            let tables = folders.map {
                Translation(ofTable: name, in: $0, to: variant.locale, on: idiom).texts
            }
            let texts = tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            known[key] = texts
            return texts
        }
    }

    /// What goldens of this session are made with.
    public var goldenEnvironment: GoldenEnvironment {
        GoldenEnvironment(look: LibraryVersions.look, fonts: fonts.fingerprint)
    }

    /// Returns the image lookup for some folders, shared by all screens that use the same folders.
    package func assets(in places: AssetSearchPaths) -> AssetLookup {
        assets.withLock { known in
            if let lookup = known[places] { return lookup }
            let lookup = AssetLookup(
                directories: places.directories, project: places.project, converted: converted)
            known[places] = lookup
            return lookup
        }
    }

    /// The image lookups by their folders.
    var lookups: [AssetSearchPaths: AssetLookup] { assets.withLock(\.self) }

    /// Returns a scene of an Interface Builder document translated to a variant's language; other scenes are unchanged.
    /// Notes are reported to the render.
    func translated(
        _ scene: SceneDocument, of document: ScreenDocument, in variant: Variant,
        _ environment: RenderEnvironment
    ) -> SceneDocument {
        guard let (translation, file) = translation(of: document, in: variant) else { return scene }
        let (translated, diagnostics) = scene.translated(by: translation, file: file)
        for diagnostic in diagnostics { environment.report(diagnostic) }
        return translated
    }

    /// Returns the translation of an Interface Builder document to a variant's language, and the document's path; nil
    /// for other documents.
    package func translation(
        of document: ScreenDocument, in variant: Variant
    ) -> (translation: Translation, file: String)? {
        let file = document.base ?? document.file
        guard InputFinder.isInterfaceBuilderFile(file) else { return nil }
        let idiom: LayoutTraits.Idiom = variant.device.idiom == .pad ? .pad : .phone
        let key = PathKey("\(variant.locale) \(idiom.rawValue) \(file)")
        let translation = translations.withLock { known in
            if let translation = known[key] { return translation }
            let translation = Translation(ofFile: file, to: variant.locale, on: idiom)
            known[key] = translation
            return translation
        }
        return (translation, file)
    }

    /// The available font faces: family, PostScript name, weight (100...900), italic, file.
    public var faces: [Face] {
        fonts.faces.map { record in
            Face(
                family: record.family, postScriptName: record.postScriptName,
                weight: record.weight.rawValue, isItalic: record.slant == .italic, path: record.path,
                isShipped: record.isShipped)
        }
    }

    /// A face of a font.
    public struct Face: Hashable, Sendable {
        /// The family name.
        public var family: String
        /// The PostScript name.
        public var postScriptName: String
        /// 100 to 900.
        public var weight: Int
        /// Whether the face is italic.
        public var isItalic: Bool
        /// The path of the font file.
        public var path: String
        /// Whether the face is shipped with Maquette.
        public var isShipped: Bool
    }
}
