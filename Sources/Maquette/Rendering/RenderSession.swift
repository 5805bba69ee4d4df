import Synchronization
import Typography
import UIKit

/// What all renders of a run share: the fonts, and the images that were decoded.
public final class RenderSession: Sendable {
    /// What there is to say of the user's fonts.
    public let diagnostics: [Diagnostic]

    let fonts: FontLibrary
    private let assets = Mutex<[AssetPlaces: AssetLookup]>([:])

    /// Opens the fonts: the installation's, then those in the user's folders.
    public init(fontDirectories: [String] = []) throws(InstallationError) {
        guard let directory = InstalledAssets.fonts else {
            throw InstallationError(
                diagnostic: .error(
                    "the folder of fonts was not found",
                    hints: ["set MAQUETTE_FONTS to the folder 'fonts' of an installation or a clone"]))
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
