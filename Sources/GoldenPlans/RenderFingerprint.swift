import Assets
import Files
import Goldens
import InterfaceFiles
import Maquette
import ScreenDocuments
import Synchronization

/// Names renders by all that decides their results: the tool, the fonts, the files of the screen, the conditions and,
/// once it is known what a render asks for, its assets.
final class RenderFingerprint: Sendable {
    private let session: RenderSession
    /// The tool with its libraries and data, and the fonts.
    private let environment: String
    private let fileDigests = Mutex<[PathKey: String]>([:])

    /// Creates the fingerprint of a session; nil if the executable of this process cannot be read.
    init?(of session: RenderSession) {
        self.session = session
        guard let tool = FastDigest.text(ofFile: "/proc/self/exe", as: .executable) else { return nil }
        var digest = FastDigest()
        digest.add(tool)
        for library in LibraryVersions.libraries { digest.add("\(library.name) \(library.version)") }
        digest.add(session.goldenEnvironment.fonts)
        let folders = [
            InstalledData.directory(named: "assets/symbols", holding: "regular.txt"),
            InstalledData.fonts.map { "\($0)/hyphenation" },
        ]
        for folder in folders.compactMap(\.self) {
            let names = ((try? FolderListing(of: folder))?.entries.map(\.name) ?? []).sorted()
            for name in names {
                digest.add(
                    "\(name) \(FastDigest.text(ofFile: "\(folder)/\(name)", as: .installedData) ?? "")")
            }
        }
        environment = digest.text
    }

    /// Returns the name of a comparison without its assets; nil if its screen is written in Swift, or if the files of its
    /// app cannot be read.
    func name(of item: GoldenPlan.Item) -> String? {
        let recipe = item.request.recipe, variant = item.request.variant
        var digest = FastDigest()
        digest.add(environment)
        if let source = recipe.source {
            guard let app = source.fingerprint else { return nil }
            digest.add(app)
        }
        guard case .scene(_, let document) = recipe.content else {
            guard recipe.source != nil, let reference = recipe.reference else { return nil }
            digest.add("\(reference.origin)")
            digest.add(recipe.outputName(variant))
            for kind in item.kinds { digest.add(kind.rawValue) }
            return digest.text
        }
        // Diagnostics name the input as the user did.
        digest.add(recipe.input)
        digest.add(recipe.outputName(variant))
        for kind in item.kinds { digest.add(kind.rawValue) }
        let translation = session.translation(of: document, in: variant)?.translation
        for file in recipe.sourceFiles + (translation?.files ?? []) {
            digest.add("\(file) \(self.digest(ofFile: file))")
        }
        return digest.text
    }

    /// Returns the digest of the assets of a comparison: `requests` are what its render asks for, as lines.
    func assets(_ requests: [String], of item: GoldenPlan.Item) -> String {
        let assets = session.assets(in: item.request.recipe.assets)
        var digest = FastDigest()
        for line in requests {
            digest.add(line)
            digest.add(AssetRequest(line: line).map(assets.fingerprint) ?? "")
        }
        return digest.text
    }

    private func digest(ofFile path: String) -> String {
        if let known = fileDigests.withLock({ $0[PathKey(path)] }) { return known }
        let digest = FastDigest.text(ofFile: path, as: .comparisonInput) ?? "-"
        fileDigests.withLock { $0[PathKey(path)] = digest }
        return digest
    }
}
