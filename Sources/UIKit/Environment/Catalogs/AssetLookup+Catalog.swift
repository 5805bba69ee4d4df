import Diagnostics
import Files
import Scene
import VectorImages

// What the sets of a project's asset catalogues hold.
extension AssetLookup {
    /// Beside text of 17 points. Chosen: as large as most symbols of the system.
    static let symbolSize = CGSize(width: 20, height: 19)

    /// The picture of an image set.
    func image(ofSet folder: String, _ name: String, _ traits: UITraitCollection) -> Outcome {
        let set: ImageSet
        do {
            set = try contents(ImageSet.self, of: folder)
        } catch {
            return .problem(AssetLookup.unreadable(folder, error))
        }
        guard let entry = set.entry(for: traits), let file = entry.filename else {
            return .problem(
                Diagnostic(
                    .imageVariant, "image '\(name)': \(folder) has no picture for these conditions", of: name)
            )
        }
        let look = ImageSetLook(entry, intent: set.intent)
        let path = "\(folder)/\(file)"
        let bitmap: Bitmap
        switch load(path, name: name, scale: entry.pixelsPerPoint) {
        case .image(let found): bitmap = found
        case .vector(let picture, _): return outlines(picture, set, entry, traits)
        case .undrawn(let size, let why, _): return .undrawn(size, why, look)
        case let outcome: return outcome
        }
        let isMirrored = !entry.isWritten(for: traits)
        guard isMirrored || entry.resizing != nil else { return .catalogued(bitmap, look) }
        var pixmap = entry.resizing?.cut(bitmap.pixmap) ?? bitmap.pixmap
        if isMirrored { pixmap = pixmap.mirrored }
        return .catalogued(
            Bitmap(
                name: name, pixmap: pixmap, scale: bitmap.scale,
                size: entry.resizing == nil ? bitmap.size : nil), isMirrored ? look.mirrored : look)
    }

    /// The outlines of an image set, mirrored where they are written for the other direction.
    private func outlines(
        _ picture: VectorPicture, _ set: ImageSet, _ entry: ImageSet.Entry, _ traits: UITraitCollection
    ) -> Outcome {
        var picture = picture, look = ImageSetLook(entry, intent: set.intent)
        picture.keepsOutlines = set.keepsVectors
        // Measured: a page of 238.64 x 191.56 points is an image of 239 x 192 in Xcode's canvas.
        picture.image = picture.image.roundedToPoints
        guard !entry.isWritten(for: traits) else { return .vector(picture, look) }
        picture.image = picture.image.mirrored
        look = look.mirrored
        return .vector(picture, look)
    }

    /// The colour of a name in the project's catalogues, for any conditions; nil where none has that name.
    package func color(named name: String) -> UIColor? {
        guard let folder = collections.lazy.compactMap({ $0.found.colors[name] }).first else { return nil }
        let set: ColorSet
        do {
            set = try contents(ColorSet.self, of: folder)
        } catch {
            RenderEnvironment.current.report(AssetLookup.unreadable(folder, error))
            return nil
        }
        guard set.colors.contains(where: { $0.color?.color != nil }) else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .colorMissing, "the colour set '\(name)' has no colour that is supported", of: name,
                    at: Place(file: "\(folder)/Contents.json")))
            return nil
        }
        return UIColor { set.color(for: $0) ?? .clear }
    }

    /// Said once for a set, whoever asks for it.
    private static func unreadable(_ folder: String, _ error: any Error) -> Diagnostic {
        let message = "the set of an asset catalogue cannot be read",
            place = Place(file: "\(folder)/Contents.json")
        if let error = error as? FileError {
            return Diagnostic(
                .imageCatalog, "\(message): \(error.reason)", at: place, hints: error.hints)
        }
        return Diagnostic(
            .imageCatalog, message, at: place,
            hints: ["it is not JSON, or a value is of another type than Xcode writes"])
    }

    /// The names of the colours in the project's catalogues, sorted.
    package var colorNames: [String] {
        collections.reduce(into: Set<String>()) { $0.formUnion($1.found.colors.keys) }.sorted()
    }

    private func contents<Entry: Decodable>(_ type: Entry.Type, of folder: String) throws -> Entry {
        let bytes = try readFile("\(folder)/Contents.json", as: .catalogEntry)
        return try JSONDecoder().decode(type, from: Data(bytes))
    }
}

extension UIColor {
    /// The colour of a name among the assets of the render; nil where there is none.
    public convenience init?(named name: String) {
        guard let color = RenderEnvironment.current.assets.color(named: name) else { return nil }
        self.init { color.resolvedColor(with: $0) }
    }
}
