import Diagnostics
import Files
import Foundation
import Geometry
import Scene
import VectorImages

// What the sets of a project's asset catalogs hold.
extension AssetLookup {
    /// Beside text of 17 points. Chosen: as large as most symbols of the system.
    static let symbolSize = Size(width: 20, height: 19)

    /// The image of an image set.
    func image(ofSet folder: String, _ name: String, _ traits: AssetTraits) -> Outcome {
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
        let look = ImageSetAttributes(entry, intent: set.intent)
        let written = "\(folder)/\(file)"
        // Only a name beyond ASCII has several forms; others need no look at the disk here.
        let path = file.utf8.allSatisfy { $0 < 0x80 } ? written : AssetLookup.existing(written) ?? written
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
        _ picture: VectorAsset, _ set: ImageSet, _ entry: ImageSet.Entry, _ traits: AssetTraits
    ) -> Outcome {
        var picture = picture, look = ImageSetAttributes(entry, intent: set.intent)
        picture.preservesVectors = set.preservesVectorData
        // Measured: a page of 238.64 x 191.56 points is an image of 239 x 192 in Xcode's canvas.
        picture.image = picture.image.roundedToPoints
        guard !entry.isWritten(for: traits) else { return .vector(picture, look) }
        picture.image = picture.image.mirrored
        look = look.mirrored
        return .vector(picture, look)
    }

    /// Returns the color set of a name with the path of its file, or why it cannot be read; nil if there is
    /// none of that name.
    package func colorSet(named name: String) -> Result<(set: ColorSet, file: String), AssetError>? {
        guard let folder = collections.lazy.compactMap({ $0.found.colors[name] }).first else { return nil }
        do {
            return .success((try contents(ColorSet.self, of: folder), "\(folder)/Contents.json"))
        } catch {
            return .failure(AssetError(diagnostic: AssetLookup.unreadable(folder, error)))
        }
    }

    /// Reported once for a set, whatever requests it.
    private static func unreadable(_ folder: String, _ error: any Error) -> Diagnostic {
        let message = "the set of an asset catalogue cannot be read",
            place = Place(file: "\(folder)/Contents.json")
        if let error = error as? FileError {
            let code: DiagnosticCode = if case .content = error { error.code } else { .imageCatalog }
            return Diagnostic(
                code, "\(message): \(error.reason)", at: Place(file: place.file, line: error.line),
                hints: error.hints)
        }
        return Diagnostic(
            .imageCatalog, message, at: place,
            hints: ["it is not JSON, or a value is of another type than Xcode writes"])
    }

    /// The names of the colors in the project's catalogs, sorted.
    package var colorNames: [String] {
        collections.reduce(into: Set<String>()) { $0.formUnion($1.found.colors.keys) }.sorted()
    }

    private func contents<Entry: Decodable>(_ type: Entry.Type, of folder: String) throws -> Entry {
        let text = try readText("\(folder)/Contents.json", as: .catalogEntry)
        return try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
