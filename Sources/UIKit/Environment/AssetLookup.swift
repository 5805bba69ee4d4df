package import Diagnostics
import ImageCodec
package import Scene
import Synchronization

/// The images a screen may name: PNG files in some folders, decoded once.
///
/// `name` stands for `name@3x.png`, `name@2x.png` or `name.png`, the one nearest to the display's scale from
/// above, else the largest. A name with an extension is a file of that name.
public final class AssetLookup: Sendable {
    /// What a name led to.
    package enum Outcome: Sendable {
        /// The picture.
        case image(Bitmap)
        /// The picture of an image set, and how the set says it is stretched and coloured.
        case catalogued(Bitmap, ImageSetLook)
        /// The size in points of one that is not drawn, what such are called, and its look.
        case vector(CGSize, String, ImageSetLook?)
        /// Why there is none.
        case problem(Diagnostic)
    }

    /// The folders, first searched first.
    public let directories: [String]
    /// The project whose catalogues and loose files are searched last; nil for none.
    let project: ProjectAssets?
    private let cache = Mutex<[String: Outcome]>([:])

    /// The images of some folders.
    public convenience init(directories: [String]) { self.init(directories: directories, project: nil) }

    /// The images of some folders, and of all catalogues and loose files below a project's folder.
    public init(directories: [String], project: String?) {
        self.directories = directories
        self.project = project.map(ProjectAssets.init(root:))
    }

    /// The image of a name, for the conditions of a display.
    package func image(named name: String, traits: UITraitCollection) -> Outcome {
        let scale = traits.displayScale
        guard !name.isEmpty, !name.contains("\0") else {
            return .problem(.warning("an image without a name"))
        }
        for directory in directories {
            for candidate in fileNames(for: name, scale: scale) {
                let path = candidate.name.hasPrefix("/") ? candidate.name : "\(directory)/\(candidate.name)"
                if FileManager.default.fileExists(atPath: path) {
                    return load(path, name: name, scale: candidate.scale)
                }
            }
        }
        return projectImage(named: name, traits) ?? .problem(missing(name))
    }

    /// The image of a set in one of the project's catalogues, or of one of its files.
    private func projectImage(named name: String, _ traits: UITraitCollection) -> Outcome? {
        guard let found = project?.found else { return nil }
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        if let folder = found.sets[name] ?? found.sets[stem] { return image(ofSet: folder, name, traits) }
        if found.symbols[name] != nil { return .vector(AssetLookup.symbolSize, "symbol sets", nil) }
        for candidate in fileNames(for: name, scale: traits.displayScale)
            + fileNames(for: stem, scale: traits.displayScale)
        {
            if let path = found.files[candidate.name] {
                return load(path, name: name, scale: candidate.scale)
            }
        }
        return nil
    }

    /// The image of a file; its scale is told by `@2x` or `@3x` before the extension.
    package func image(atPath path: String) -> Outcome {
        load(path, name: path, scale: AssetLookup.scale(ofFile: path))
    }

    private func fileNames(for name: String, scale: CGFloat) -> [(name: String, scale: Double)] {
        if name.hasSuffix(".png") || name.contains(".") && name.split(separator: ".").last?.count == 3 {
            return [(name, AssetLookup.scale(ofFile: name))]
        }
        let wanted = max(1, min(3, Int(scale.rounded(.up))))
        let scales = Array(wanted...3) + Array((1..<wanted).reversed())
        return scales.map { ($0 == 1 ? "\(name).png" : "\(name)@\($0)x.png", Double($0)) }
    }

    private static func scale(ofFile path: String) -> Double {
        let stem = path.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    func load(_ path: String, name: String, scale: Double) -> Outcome {
        let key = "\(path) \(scale)"
        if let known = cache.withLock({ $0[key] }) { return known }
        let outcome = decode(path, name: name, scale: scale)
        cache.withLock { $0[key] = outcome }
        return outcome
    }

    private func decode(_ path: String, name: String, scale: Double) -> Outcome {
        guard let data = FileManager.default.contents(atPath: path) else {
            return .problem(.warning("image '\(name)': \(path) cannot be read"))
        }
        do {
            return .image(Bitmap(name: name, pixmap: try decodeImage([UInt8](data)), scale: scale))
        } catch {
            return .problem(error.diagnostic(forImageNamed: name))
        }
    }

    private func missing(_ name: String) -> Diagnostic {
        .warning(
            "image '\(name)' was not found",
            hints: NearestName.hints(for: name, among: knownNames)
                + ["searched: \(directories.joined(separator: ", "))"])
    }

    /// The names there are, for the hint of a misspelt one.
    private var knownNames: [String] {
        var names: [String] = []
        for directory in directories {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
            for file in files.sorted() where file.hasSuffix(".png") {
                let stem = file.dropLast(4)
                let name = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem
                if !names.contains(String(name)) { names.append(String(name)) }
            }
        }
        return names
    }
}
