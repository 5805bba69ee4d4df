import Scene

/// A display list exported as SVG or PDF.
package struct VectorFile: Sendable {
    /// The contents of the file.
    package var bytes: [UInt8]
    /// How it differs from the rasterized image; unique sentences without a period.
    package var notes: [String]
}

/// The differences from the rasterized image, each once.
struct VectorNotes {
    private(set) var sentences: [String] = []

    mutating func add(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    /// Records an embedded image whose resolution was reduced.
    mutating func addCoarse(_ placement: ImagePlacement, of what: String) {
        let scale = placement.bitmap.scale
        guard scale < EmbeddedImage.fullScale else { return }
        add("\(what) is too large for a picture of 3 pixels a point; it is drawn at \(scale.vectorText)")
    }
}
