import Scene

/// A list written as SVG or PDF.
public struct VectorFile: Sendable {
    /// The file.
    public var bytes: [UInt8]
    /// What it shows otherwise than the picture does, each once: a sentence without a full stop.
    public var notes: [String]
}

/// What a writer could not draw as it is, each once.
struct VectorNotes {
    private(set) var sentences: [String] = []

    mutating func add(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    /// Notes pictures that are coarser than the others.
    mutating func addCoarse(_ placement: ImagePlacement, of what: String) {
        let scale = placement.bitmap.scale
        guard scale < VectorPicture.fullScale else { return }
        add("\(what) is too large for a picture of 3 pixels a point; it is drawn at \(scale.vectorText)")
    }
}
