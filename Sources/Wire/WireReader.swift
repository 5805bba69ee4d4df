import Geometry
package import Scene

/// Reads the values of a message, and trusts nothing of it.
///
/// Nothing is read beyond the message, every list counts against the limits before it takes memory, and a value that its
/// type does not allow is refused.
package struct WireReader {
    private let bytes: [UInt8]
    /// Where the next value begins, in bytes.
    package private(set) var offset = 0
    /// What lists may still take in memory, in bytes.
    private var memoryLeft: Int
    /// How deep nodes and scopes may be nested.
    let depthLimit: Int

    private let faceTable: FaceTable
    private let store: ImageStore
    private var names: [String] = []
    private var faces: [GlyphRun.Face] = []
    /// The images of the message, in their order.
    package private(set) var images: [(digest: ImageDigest, bitmap: Bitmap)] = []

    /// Begins to read a message.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - faces: The fonts that runs of glyphs may name.
    ///   - images: The images that the sender was said to be known.
    ///   - limits: What is taken at most.
    /// - Throws: If the message is too large, or of another format or version.
    package init(
        _ bytes: [UInt8], faces: FaceTable, images: ImageStore = ImageStore(),
        limits: WireLimits = WireLimits()
    ) throws(WireError) {
        self.bytes = bytes
        faceTable = faces
        store = images
        memoryLeft = limits.memory
        depthLimit = limits.depth
        guard bytes.count <= limits.bytes else { throw error(.tooLarge) }
        guard bytes.starts(with: WireFormat.header) else { throw error(.version) }
        offset = WireFormat.header.count
    }

    /// Ends reading.
    ///
    /// - Throws: If the message goes on.
    package func finish() throws(WireError) {
        guard offset == bytes.count else { throw error(.trailingBytes) }
    }

    /// Returns an error at the current place.
    package func error(_ reason: WireError.Reason) -> WireError { WireError(reason, at: offset) }

    /// How many bytes follow.
    var bytesLeft: Int { bytes.count - offset }

    /// Counts memory that is about to be taken.
    mutating func take(memory: Int) throws(WireError) {
        guard memory <= memoryLeft else { throw error(.tooLarge) }
        memoryLeft -= memory
    }

    // MARK: Numbers

    /// Reads one byte.
    package mutating func byte() throws(WireError) -> UInt8 {
        guard offset < bytes.count else { throw error(.truncated) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Reads whether something is so.
    package mutating func flag() throws(WireError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw error(.unknownCase)
        }
    }

    /// Reads a count.
    package mutating func count() throws(WireError) -> Int {
        let bits = try bits()
        guard let count = Int(exactly: bits) else { throw error(.range) }
        return count
    }

    /// Reads an integer.
    package mutating func integer() throws(WireError) -> Int { WireFormat.unfolded(try bits()) }

    private mutating func bits() throws(WireError) -> UInt64 {
        let first = try byte()
        guard first >= 0x80 else { return UInt64(first) }
        var value = UInt64(first & 0x7F), shift: UInt64 = 7
        while true {
            let next = try byte()
            // The last of ten bytes has one bit.
            guard shift < 63 || next <= 1 else { throw error(.number) }
            value |= UInt64(next & 0x7F) << shift
            guard next >= 0x80 else {
                guard next > 0 else { throw error(.number) }
                return value
            }
            shift += 7
        }
    }

    /// Reads a number, which is finite.
    package mutating func number() throws(WireError) -> Double {
        guard offset < bytes.count else { throw error(.truncated) }
        let used = Int(bytes[offset])
        guard used > 0 else {
            offset += 1
            return 0
        }
        guard used <= 8 else { throw error(.number) }
        guard bytesLeft > used else { throw error(.truncated) }
        let bits = leadingBytes(used, at: offset + 1)
        let value = Double(bitPattern: bits)
        guard value.isFinite, bits.trailingZeroBitCount < 72 - 8 * used else { throw error(.number) }
        offset += 1 + used
        return value
    }

    /// Returns up to eight bytes of the message as the highest of a word.
    @inline(__always)
    private func leadingBytes(_ count: Int, at start: Int) -> UInt64 {
        if start + 8 <= bytes.count {
            let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
            return UInt64(bigEndian: word) & UInt64.max << UInt64(64 - 8 * count)
        }
        var word: UInt64 = 0
        for index in 0..<count { word |= UInt64(bytes[start + index]) << UInt64(56 - 8 * index) }
        return word
    }

    /// Reads a number in a range.
    package mutating func number(in range: ClosedRange<Double>) throws(WireError) -> Double {
        let number = try number()
        guard range.contains(number) else { throw error(.range) }
        return number
    }

    /// Reads a case of a type.
    mutating func value<Value: WireCase>() throws(WireError) -> Value {
        try value(of: try byte())
    }

    /// Returns the case of a number.
    func value<Value: WireCase>(of code: UInt8) throws(WireError) -> Value {
        guard Int(code) < Value.wireCases.count else { throw error(.unknownCase) }
        return Value.wireCases[Int(code)]
    }

    // MARK: Texts and lists

    /// Reads a text.
    package mutating func text() throws(WireError) -> String {
        let count = try count()
        guard count <= bytesLeft else { throw error(.truncated) }
        if count > 15 { try take(memory: count + 32) }
        guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
            throw error(.text)
        }
        offset += count
        return text
    }

    /// Reads a text that may have occurred before.
    package mutating func name() throws(WireError) -> String {
        let number = try count()
        guard number == 0 else {
            guard number <= names.count else { throw error(.range) }
            return names[number - 1]
        }
        let name = try text()
        try take(memory: MemoryLayout<String>.stride)
        names.append(name)
        return name
    }

    /// Reads a list.
    ///
    /// - Parameter element: Reads an element, of at least one byte.
    /// - Returns: The elements.
    /// - Throws: If the list is longer than the message or its limits, and what reading an element throws.
    package mutating func list<Element>(
        _ element: (inout WireReader) throws(WireError) -> Element
    ) throws(WireError) -> [Element] {
        let count = try count()
        guard count > 0 else { return [] }
        guard count <= bytesLeft else { throw error(.truncated) }
        try take(memory: count * MemoryLayout<Element>.stride)
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try element(&self)) }
        return list
    }

    /// Reads a value that may be absent.
    ///
    /// - Parameter value: Reads the value.
    /// - Returns: The value; nil if there is none.
    /// - Throws: What reading it throws.
    package mutating func optional<Value>(
        _ value: (inout WireReader) throws(WireError) -> Value
    ) throws(WireError) -> Value? {
        try flag() ? try value(&self) : nil
    }

    // MARK: References

    /// Reads the face of a run.
    mutating func face() throws(WireError) -> GlyphRun.Face {
        let number = try count()
        guard number == 0 else {
            guard number <= faces.count else { throw error(.range) }
            return faces[number - 1]
        }
        let source = FaceSource(name: try text(), file: try text(), indexInFile: try integer())
        guard let face = faceTable.face(of: source) else { throw error(.unknownFace) }
        try take(memory: MemoryLayout<GlyphRun.Face>.stride)
        faces.append(face)
        return face
    }

    /// Reads an image.
    mutating func bitmap() throws(WireError) -> Bitmap {
        let number = try count()
        guard number == 0 else {
            guard number <= images.count else { throw error(.image) }
            return images[number - 1].bitmap
        }
        if try flag() {
            let digest = try digest()
            guard let bitmap = store.image(digest) else { throw error(.unknownImage) }
            images.append((digest, bitmap))
            return bitmap
        }
        let bitmap = try newBitmap()
        images.append((ImageDigest(of: bitmap), bitmap))
        return bitmap
    }

    private mutating func newBitmap() throws(WireError) -> Bitmap {
        let name = try text(), scale = try number()
        guard scale > 0 else { throw error(.range) }
        let size = try nonNegativeSize()
        let width = try count(), height = try count()
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, max(width, height) <= 1_000_000 else { throw error(.range) }
        guard pixels <= bytesLeft / 4 else { throw error(.truncated) }
        try take(memory: 4 * pixels + 256)
        let start = offset
        let values = [UInt32](unsafeUninitializedCapacity: pixels) { buffer, count in
            bytes.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(buffer).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: $0[start..<start + 4 * pixels]))
            }
            count = pixels
        }
        guard let pixmap = Pixmap(width: width, height: height, pixels: values), pixmap.isPremultiplied else {
            throw error(.image)
        }
        offset += 4 * pixels
        return Bitmap(name: name, pixmap: pixmap, scale: scale, size: size)
    }

    /// Reads a digest.
    package mutating func digest() throws(WireError) -> ImageDigest {
        guard bytesLeft >= 16 else { throw error(.truncated) }
        let start = offset
        offset += 16
        return bytes.withUnsafeBytes {
            ImageDigest(
                high: UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
                low: UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self)))
        }
    }
}

extension Pixmap {
    /// Whether no channel is above its alpha.
    fileprivate var isPremultiplied: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            // A channel above its alpha makes the difference negative; combining them lets the compiler vectorize.
            var differences: UInt32 = 0
            for pixel in pixels {
                let alpha = pixel >> 24
                differences |=
                    (alpha &- pixel & 0xFF) | (alpha &- pixel >> 8 & 0xFF) | (alpha &- pixel >> 16 & 0xFF)
            }
            return differences < 0x8000_0000
        }
    }
}
