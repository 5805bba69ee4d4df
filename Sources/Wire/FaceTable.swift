import Scene

/// Where the glyphs of a face come from, the same in two processes that opened the same fonts in another order.
package struct FaceSource: Hashable, Sendable {
    /// The PostScript name.
    package var name: String
    /// The path of its file; empty for a font of the installation, whose name is enough.
    package var file: String
    /// The number of the face in its file.
    package var indexInFile: Int

    /// Creates a source.
    package init(name: String, file: String, indexInFile: Int) {
        (self.name, self.file, self.indexInFile) = (name, file, indexInFile)
    }
}

/// The faces of a font library in their order.
///
/// A run of glyphs has the index of its face in the library of its process, so that a message names the source instead.
package struct FaceTable: Sendable {
    private let sources: [FaceSource]
    private let indices: [FaceSource: Int]

    /// Creates the table of a library; of equal faces the first is drawn with.
    package init(_ sources: [FaceSource]) {
        self.sources = sources
        indices = Dictionary(
            sources.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the source of a face; nil if the library does not have it.
    func source(of face: GlyphRun.Face) -> FaceSource? {
        guard sources.indices.contains(face.index), sources[face.index].name == face.name else { return nil }
        return sources[face.index]
    }

    /// Returns the face of a source; nil if the library does not have it.
    func face(of source: FaceSource) -> GlyphRun.Face? {
        indices[source].map { GlyphRun.Face(index: $0, name: source.name) }
    }
}
