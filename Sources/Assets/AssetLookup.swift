package import Diagnostics
import Files
package import Geometry
import ImageCodec
package import Scene
import Synchronization
package import VectorImages

/// The images a screen may name: files in some folders, decoded once.
///
/// `name` stands for `name@3x.png`, `name@2x.png` or `name.png`, the one nearest to the display's scale from
/// above, else the largest; where there is none, for a JPEG, WebP, GIF, SVG or PDF of that name. A name with an
/// extension is a file of that name.
package final class AssetLookup: Sendable {
    /// What a name led to.
    package enum Outcome: Sendable {
        /// An image that was decoded.
        case image(Bitmap)
        /// An image of an image set, with the set's slicing and rendering intent.
        case catalogued(Bitmap, ImageSetAttributes)
        /// Vector outlines, with the attributes of their image set; nil outside of one.
        case vector(VectorAsset, ImageSetAttributes?)
        /// The size in points of an image that is not drawn, why, and the attributes of its image set, if any.
        case undrawn(Size, Diagnostic, ImageSetAttributes?)
        /// Why there is none.
        case problem(Diagnostic)
    }

    /// The folders, first searched first; of an asset catalog its sets.
    package let directories: [String]
    /// The asset catalogs among the folders, each with its place there.
    private let catalogs: [(order: Int, assets: ProjectAssets)]
    /// The project whose catalogs and loose files are searched last; nil for none.
    let project: ProjectAssets?
    /// PDF files that were converted before; nil where PDF files are converted when they are shown.
    private let converted: ConvertedPDFs?
    private let cache = Mutex(RecentImages())
    private let places = Mutex<[String: Place]>([:])
    private let digests = Mutex<[String: String]>([:])

    /// The images of some folders.
    package convenience init(directories: [String]) { self.init(directories: directories, project: nil) }

    /// The images of some folders, and of all catalogs and loose files below a project's folder.
    ///
    /// - Parameters:
    ///   - directories: The folders, first searched first.
    ///   - project: The project's folder; nil for none.
    ///   - converted: PDF files that were converted before; nil where they are converted when they are shown.
    package init(directories: [String], project: String?, converted: ConvertedPDFs? = nil) {
        self.directories = directories
        self.converted = converted
        self.project = project.map(ProjectAssets.init(root:))
        catalogs = directories.enumerated().filter { ProjectAssets.isCatalog($1) }
            .map { ($0, ProjectAssets(root: $1)) }
    }

    /// All places of sets, first searched first.
    var collections: [ProjectAssets] { catalogs.map(\.assets) + [project].compactMap(\.self) }

    /// The image of a name, for the conditions of a display.
    package func image(named name: String, traits: AssetTraits) -> Outcome {
        guard !name.isEmpty, !name.contains("\0") else {
            return .problem(Diagnostic(.imageMissing, "an image has no name"))
        }
        let place = place(of: name, scale: traits.scale)
        for (order, assets) in catalogs where order < place?.order ?? .max {
            if let image = image(named: name, in: assets.found, traits) { return image }
        }
        if let place { return load(place.path, name: name, scale: place.scale) }
        return project.flatMap { image(named: name, in: $0.found, traits) } ?? .problem(missing(name))
    }

    /// The file of a name in the folders; found once.
    private func place(of name: String, scale: Double) -> Place? {
        let key = "\(name) \(scale)"
        if let known = places.withLock({ $0[key] }) { return known }
        for (order, directory) in directories.enumerated() {
            for candidate in ImageFileNames.candidates(for: name, scale: scale) {
                let path = candidate.name.hasPrefix("/") ? candidate.name : "\(directory)/\(candidate.name)"
                guard let path = AssetLookup.existing(path) else { continue }
                let place = Place(path: path, scale: candidate.scale, order: order)
                places.withLock { $0[key] = place }
                return place
            }
        }
        return nil
    }

    /// Returns the path of an existing file, whose name may be in another Unicode normal form: files from a Mac often
    /// have decomposed names. Nil if there is none.
    static func existing(_ path: String) -> String? {
        if FileType(at: path) != nil { return path }
        guard let name = path.split(separator: "/").last, !name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        let folder = directoryName(of: path)
        // Strings are equal if they are canonically equivalent.
        return fileNames(in: folder)?.first { $0 == name }.map { joinedPath(folder, $0) }
    }

    /// Returns the file of a name in the folders, its scale and the folder's place in their order; nil if there is
    /// none.
    func file(named name: String, scale: Double) -> (path: String, scale: Double, order: Int)? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        return place(of: name, scale: scale).map { ($0.path, $0.scale, $0.order) }
    }

    /// Returns what was made of a file before, or makes it.
    func knownDigest(ofFile path: String, _ make: () -> String) -> String {
        if let known = digests.withLock({ $0[path] }) { return known }
        let digest = make()
        digests.withLock { $0[path] = digest }
        return digest
    }

    /// A file with the scale in its name.
    private struct Place {
        var path: String
        var scale: Double
        /// Which of the folders it lies in.
        var order: Int
    }

    /// The image of a set in one of the catalogs that were found, or of one of the files.
    private func image(
        named name: String, in found: ProjectAssets.Index, _ traits: AssetTraits
    ) -> Outcome? {
        let stem = ImageFileNames.split(name)?.stem ?? name
        if let folder = found.sets[name] ?? found.sets[stem] { return image(ofSet: folder, name, traits) }
        if found.symbols[name] != nil {
            return .undrawn(
                AssetLookup.symbolSize,
                Diagnostic(.imageUnsupported, "image '\(name)': symbol sets are not drawn yet", of: name),
                nil)
        }
        for candidate in ImageFileNames.candidates(for: name, scale: traits.scale) {
            if let path = found.files[candidate.name] {
                return load(path, name: name, scale: candidate.scale)
            }
        }
        return nil
    }

    /// The image of a file; `@2x` or `@3x` before the extension is its scale.
    package func image(atPath path: String) -> Outcome {
        load(path, name: path, scale: ImageFileNames.scale(of: path))
    }

    func load(_ path: String, name: String, scale: Double) -> Outcome {
        load(ImageFile(path: path, name: name, scale: scale))
    }

    private func load(_ file: ImageFile) -> Outcome {
        if let known = cache.withLock({ $0.outcome(of: file) }) { return known }
        let outcome = decode(file.path, name: file.name, scale: file.scale)
        cache.withLock { $0.insert(outcome, for: file) }
        return outcome
    }

    /// The files whose images are kept, in no order.
    package var loadedFiles: [ImageFile] { cache.withLock(\.files) }

    /// Decodes images before they are asked for.
    ///
    /// - Parameter files: Files that lookups of the same folders have loaded.
    package func load(_ files: [ImageFile]) {
        for file in files { _ = load(file) }
    }

    private func decode(_ path: String, name: String, scale: Double) -> Outcome {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .image)
        } catch {
            let code: DiagnosticCode = if case .content = error { error.code } else { .imageUnreadable }
            return .problem(
                Diagnostic(
                    code, "image '\(name)': \(path) cannot be read: \(error.reason)", of: name,
                    hints: error.hints))
        }
        do throws(ImageError) {
            return .image(Bitmap(name: name, try ReducedImage(bytes), scale: scale))
        } catch .unsupportedFormat("SVG") {
            return outlines(name, bytes) { () throws(VectorImageError) in try readSVG(bytes) }
        } catch .unsupportedFormat("PDF") {
            return outlines(name, bytes) { [converted] () throws(VectorImageError) in
                guard let converted else { return try readPDF(atPath: path) }
                return try converted.image(ofPDFAtPath: path, bytes)
            }
        } catch {
            var problem = error.diagnostic(forImageNamed: name)
            problem.notes.append("the file is \(path)")
            return .problem(problem)
        }
    }

    /// The vector outlines of a file; one that cannot be read is not drawn, and has the size that it declares.
    private func outlines(
        _ name: String, _ bytes: [UInt8], read: () throws(VectorImageError) -> VectorImage
    ) -> Outcome {
        do throws(VectorImageError) {
            return .vector(VectorAsset(name: name, image: try read(), preservesVectors: true), nil)
        } catch {
            let code: DiagnosticCode =
                if case .content(let why) = error { why.code } else { .imageUnreadable }
            let problem = Diagnostic(code, "image '\(name)': \(error)", of: name, hints: error.hints)
            guard let size = VectorSize.size(of: bytes) else { return .problem(problem) }
            return .undrawn(size, problem, nil)
        }
    }

    private func missing(_ name: String) -> Diagnostic {
        // Where a folder's place in the names is not known, the image may be there.
        let replaced = collections.lazy.flatMap(\.found.problems).first {
            DiagnosticCode.replacedContentCodes.contains($0.code)
        }
        var missing = Diagnostic(
            replaced?.code ?? .imageMissing, "image '\(name)' was not found", of: name,
            hints: NearestName.hints(for: name, among: knownNames)
                + ["searched: \(directories.joined(separator: ", "))"])
        missing.notes = collections.flatMap(\.found.problems).map(\.message)
        return missing
    }

    /// The names there are, for the hint of a misspelt one.
    private var knownNames: [String] {
        var names: [String] = []
        for directory in directories {
            let files = fileNames(in: directory) ?? []
            for name in files.compactMap(ImageFileNames.name) where !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }
}
