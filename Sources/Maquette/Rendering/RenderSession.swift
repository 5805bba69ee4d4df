import ScreenFiles
import Synchronization
import Typography
import UIKit

/// What all renders of a run share: the fonts, and the images that were decoded.
public final class RenderSession: Sendable {
    /// What there is to say of the user's fonts.
    public let diagnostics: [Diagnostic]

    let fonts: FontLibrary
    private let assets = Mutex<[AssetPlaces: AssetLookup]>([:])
    /// The translations of files, by locale and file.
    private let translations = Mutex<[String: Translation]>([:])

    /// Opens the fonts: the installation's, then those in the user's folders.
    public init(fontDirectories: [String] = []) throws(InstallationError) {
        guard let directory = InstalledData.fonts else {
            throw InstallationError(
                diagnostic: .error(
                    "the folder of fonts was not found",
                    hints: [
                        "copy the folder 'fonts' of an installation or a clone beside the executable",
                        "or set MAQUETTE_FONTS to it",
                    ]))
        }
        do throws(FontError) {
            fonts = try FontLibrary(directory: directory, additional: fontDirectories)
        } catch {
            throw InstallationError(diagnostic: error.diagnostic)
        }
        diagnostics = fonts.diagnostics
    }

    /// The images of some places, shared by all that look there.
    func assets(in places: AssetPlaces) -> AssetLookup {
        assets.withLock { known in
            if let lookup = known[places] { return lookup }
            let lookup = AssetLookup(directories: places.directories, project: places.project)
            known[places] = lookup
            return lookup
        }
    }

    /// A scene in the language of a locale, where it comes from Interface Builder; notes go to a render.
    func translated(
        _ scene: SceneDocument, of document: ScreenDocument, to locale: String,
        in environment: RenderEnvironment
    ) -> SceneDocument {
        let file = document.base ?? document.file
        guard InputFinder.isInterfaceBuilderFile(file) else { return scene }
        let key = "\(locale) \(file)"
        let translation = translations.withLock { known in
            if let translation = known[key] { return translation }
            let translation = Translation(ofFile: file, to: locale)
            known[key] = translation
            return translation
        }
        let (translated, diagnostics) = scene.translated(by: translation, file: file)
        for diagnostic in diagnostics { environment.report(diagnostic) }
        return translated
    }

    /// The faces that text can be drawn with: family, PostScript name, weight (100...900), whether it is
    /// italic, file.
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
        /// The family's name.
        public var family: String
        /// The name to ask for it by.
        public var postScriptName: String
        /// 100 to 900.
        public var weight: Int
        /// Whether it leans.
        public var isItalic: Bool
        /// The file.
        public var path: String
        /// Whether it comes with Maquette.
        public var isShipped: Bool
    }
}
