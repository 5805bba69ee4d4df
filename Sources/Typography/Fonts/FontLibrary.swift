package import Diagnostics
import Files
import Synchronization

/// All faces that text can be drawn with: the shipped ones and the user's own. No system font is ever read.
///
/// Immutable but for its caches, so that one library serves all workers.
/// Opening it lists directories and reads the user's files for their names; shipped files are opened when
/// first drawn with.
package final class FontLibrary: Sendable {
    /// The faces; a glyph run's face is an index into them. Shipped faces come first.
    package let faces: [FontFaceRecord]
    /// The user's files that were left out, and why.
    package let diagnostics: [Diagnostic]

    let families: FontFamilies
    let hyphenation: HyphenationFiles
    private let opened: Mutex<Opened>

    /// The faces that were opened.
    private struct Opened: Sendable {
        var slots: [Slot]
        /// How many bytes of files may still be read.
        var bytesLeft = FontLibrary.byteLimit

        init(count: Int) { slots = Array(repeating: .closed, count: count) }
    }

    /// Bytes of the files that are kept. Chosen: ten times all that is shipped, half of what a process may take.
    private static let byteLimit = 512 << 20

    private enum Slot: Sendable {
        case closed
        case open(FontFace)
        case broken(FontError)
    }

    /// The shipped faces in `directory` and what fonts the directories `additional` hold (not their
    /// subdirectories), in their order; hyphenation dictionaries too (`hyph_de_DE.dic`). Then the fonts in `files`.
    package init(
        directory: String, additional: [String] = [], files: [String] = []
    ) throws(FontError) {
        var records: [FontFaceRecord] = []
        var families = FontFamilies()
        try FontLibrary.addShipped(in: directory, to: &records, families: &families)
        var diagnostics: [Diagnostic] = [], hyphenation = HyphenationFiles()
        hyphenation.addShipped(in: directory)
        for directory in additional {
            try FontLibrary.addUserFaces(
                in: directory, to: &records, hyphenation: &hyphenation, diagnostics: &diagnostics)
        }
        for path in files { FontLibrary.addUserFile(path, to: &records, diagnostics: &diagnostics) }
        faces = records
        self.hyphenation = hyphenation
        self.families = families
        self.diagnostics = diagnostics
        opened = Mutex(Opened(count: records.count))
    }

    /// No faces at all: text has a size and is drawn as boxes.
    package static let empty = FontLibrary()

    private init() {
        faces = []
        families = FontFamilies()
        hyphenation = HyphenationFiles()
        diagnostics = []
        opened = Mutex(Opened(count: 0))
    }

    /// The rows of the faces that are open.
    package var openFaces: [Int] {
        opened.withLock { opened in
            opened.slots.indices.filter { if case .open = opened.slots[$0] { true } else { false } }
        }
    }

    /// Opens faces before they are asked for.
    ///
    /// - Parameter rows: Their rows among the faces.
    package func open(_ rows: some Sequence<Int>) {
        for row in rows { _ = face(at: row) }
    }

    /// The open face in a row; nil where its file is not usable.
    func face(at index: Int) -> FontFace? {
        guard faces.indices.contains(index) else { return nil }
        return opened.withLock { opened in
            switch opened.slots[index] {
            case .open(let face): return face
            case .broken: return nil
            case .closed:
                do throws(FontError) {
                    let face = try open(faces[index], index: index, byteLimit: opened.bytesLeft)
                    opened.bytesLeft -= face.file.bytes.count
                    opened.slots[index] = .open(face)
                    return face
                } catch {
                    opened.slots[index] = .broken(error)
                    return nil
                }
            }
        }
    }

    private func open(_ record: FontFaceRecord, index: Int, byteLimit: Int) throws(FontError) -> FontFace {
        let file = try FontFile(path: record.path)
        guard file.bytes.count <= byteLimit else {
            throw .unusableFile(
                path: record.path,
                reason: "the fonts in use have more than \(FontLibrary.byteLimit >> 20) MB together")
        }
        return try FontFace(index: index, record: record, file: file)
    }

    /// Why the face in a row could not be opened; nil where it could, or was not tried.
    func problem(at index: Int) -> FontError? {
        opened.withLock { opened in
            if case .broken(let error) = opened.slots[index] { error } else { nil }
        }
    }

    private static func addShipped(
        in directory: String, to records: inout [FontFaceRecord], families: inout FontFamilies
    ) throws(FontError) {
        guard let names = fileNames(in: directory) else {
            throw .directoryUnreadable(path: directory)
        }
        let present = Set(names)
        for family in FontTable.families {
            let first = records.count
            for face in family.faces {
                guard present.contains(face.file) else {
                    throw .faceMissing(file: face.file, directory: directory)
                }
                records.append(
                    FontFaceRecord(
                        path: "\(directory)/\(face.file)", indexInFile: 0, family: family.name,
                        postScriptName: face.postScriptName, fullName: face.postScriptName,
                        weight: FontWeight(rawValue: face.weight), slant: face.slant, isShipped: true))
            }
            families.add(family, faces: first..<records.count)
        }
    }

    private static func addUserFaces(
        in directory: String, to records: inout [FontFaceRecord], hyphenation: inout HyphenationFiles,
        diagnostics: inout [Diagnostic]
    ) throws(FontError) {
        guard let names = fileNames(in: directory) else {
            throw .directoryUnreadable(path: directory)
        }
        for name in names { hyphenation.add(name, in: directory) }
        for name in names where FontFileNames.isFont(name) {
            addUserFile("\(directory)/\(name)", to: &records, diagnostics: &diagnostics)
        }
    }

    private static func addUserFile(
        _ path: String, to records: inout [FontFaceRecord], diagnostics: inout [Diagnostic]
    ) {
        do throws(FontError) {
            records += try FontFileNames.records(of: try FontFile(path: path), path: path)
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }
}
