import Geometry
import Scene

/// Writes the values of a message, each in its only form.
///
/// What has no form is remembered as the first fault, which `finish()` throws, so that writing a value needs no check.
package struct WireWriter {
    /// The message up to `count`, and room after it.
    private var storage: [UInt8]
    /// The length of the message in bytes.
    private(set) var count: Int
    /// The first value that could not be written.
    private(set) var fault: WireError?

    /// The fonts that runs may name.
    let faces: FaceTable
    /// The images that the reader has.
    let known: Set<ImageDigest>
    private var names: [String: Int] = [:]
    private var faceNumbers: [Int: Int] = [:]
    private var images = ImageNumbers()
    /// How deep nodes and scopes may be nested.
    let depthLimit: Int

    /// Begins a message.
    ///
    /// - Parameters:
    ///   - faces: The fonts that runs of glyphs may name.
    ///   - known: The images that the reader has, which are not sent again.
    ///   - limits: What the reader takes at most.
    package init(faces: FaceTable, knowing known: Set<ImageDigest> = [], limits: WireLimits = WireLimits()) {
        storage = Array(repeating: 0, count: 16 << 10)
        self.faces = faces
        self.known = known
        depthLimit = limits.depth
        count = 0
        for byte in WireFormat.header { write(byte: byte) }
    }

    /// Returns the message.
    ///
    /// - Returns: Its bytes.
    /// - Throws: The first value that could not be written.
    package consuming func finish() throws(WireError) -> [UInt8] {
        if let fault { throw fault }
        storage.removeLast(storage.count - count)
        return storage
    }

    /// Remembers why the message cannot be written.
    mutating func fail(_ reason: WireError.Reason) { fault = fault ?? WireError(reason, at: count) }

    @inline(__always)
    private mutating func makeRoom(_ length: Int) {
        if storage.count - count < length { grow(by: length) }
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        storage.append(contentsOf: repeatElement(0, count: max(length, storage.count)))
    }

    // MARK: Numbers

    /// Writes one byte.
    package mutating func write(byte: UInt8) {
        makeRoom(1)
        storage[count] = byte
        count += 1
    }

    /// Writes whether something is so.
    package mutating func write(_ flag: Bool) { write(byte: flag ? 1 : 0) }

    /// Writes a count, which is not negative.
    package mutating func write(count number: Int) {
        guard number >= 0 else { return fail(.range) }
        write(bits: UInt64(number))
    }

    /// Writes an integer.
    package mutating func write(_ number: Int) { write(bits: WireFormat.folded(number)) }

    private mutating func write(bits: UInt64) {
        makeRoom(10)
        var rest = bits
        while rest >= 0x80 {
            storage[count] = UInt8(truncatingIfNeeded: rest) | 0x80
            count += 1
            rest >>= 7
        }
        storage[count] = UInt8(truncatingIfNeeded: rest)
        count += 1
    }

    /// Writes a number, which is finite.
    package mutating func write(_ number: Double) {
        guard number.isFinite else { return fail(.number) }
        let bits = number.bitPattern
        let used = bits == 0 ? 0 : 8 - bits.trailingZeroBitCount / 8
        makeRoom(9)
        storage[count] = UInt8(truncatingIfNeeded: used)
        let start = count + 1
        storage.withUnsafeMutableBytes {
            $0.storeBytes(of: bits.bigEndian, toByteOffset: start, as: UInt64.self)
        }
        count = start + used
    }

    // MARK: Texts

    /// Writes a text.
    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            write(bits: UInt64(bytes.count))
            write(raw: UnsafeRawBufferPointer(bytes))
        }
    }

    /// Writes a text that is likely to occur again.
    package mutating func write(name: String) {
        if let number = names[name] { return write(bits: UInt64(number)) }
        write(byte: 0)
        write(name)
        names[name] = names.count + 1
    }

    /// Writes bytes without their count.
    mutating func write(raw bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        makeRoom(bytes.count)
        let start = count
        storage.withUnsafeMutableBytes {
            UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: bytes)
        }
        count += bytes.count
    }

    /// Writes a list: its count and its elements.
    package mutating func write<Element>(
        list: [Element], _ write: (inout WireWriter, Element) -> Void
    ) {
        self.write(bits: UInt64(list.count))
        for element in list { write(&self, element) }
    }

    /// Writes whether there is a value, and the value.
    package mutating func write<Value>(optional value: Value?, _ write: (inout WireWriter, Value) -> Void) {
        self.write(value != nil)
        if let value { write(&self, value) }
    }

    // MARK: References

    /// Writes the face of a run.
    mutating func write(_ face: GlyphRun.Face) {
        if let number = faceNumbers[face.index] { return write(bits: UInt64(number)) }
        guard let source = faces.source(of: face) else { return fail(.unknownFace) }
        write(byte: 0)
        write(source.name)
        write(source.file)
        write(source.indexInFile)
        faceNumbers[face.index] = faceNumbers.count + 1
    }

    /// Writes an image, and its pixels unless the reader has them.
    mutating func write(_ bitmap: Bitmap) {
        switch images.number(of: bitmap) {
        case .earlier(let number): write(bits: UInt64(number))
        case .new(let digest):
            write(byte: 0)
            let isKnown = known.contains(digest)
            write(isKnown)
            if isKnown { write(digest) } else { write(pixelsOf: bitmap) }
        }
    }

    private mutating func write(pixelsOf bitmap: Bitmap) {
        write(bitmap.name)
        write(bitmap.scale)
        write(bitmap.size.width)
        write(bitmap.size.height)
        write(count: bitmap.pixmap.width)
        write(count: bitmap.pixmap.height)
        bitmap.pixmap.pixels.withUnsafeBytes { write(raw: $0) }
    }

    /// Writes a digest.
    package mutating func write(_ digest: ImageDigest) {
        for bits in [digest.high, digest.low] {
            withUnsafeBytes(of: bits.littleEndian) { write(raw: $0) }
        }
    }

    // MARK: Retraction

    /// A place in the message to return to.
    struct Mark {
        fileprivate var count, names, faces, images: Int
    }

    /// The place that has been reached.
    var mark: Mark {
        Mark(count: count, names: names.count, faces: faceNumbers.count, images: images.count)
    }

    /// Takes back what was written after a place because of a number that is not finite.
    ///
    /// - Parameter mark: The place.
    /// - Returns: Whether there was such a number.
    mutating func retractUnlessFinite(to mark: Mark) -> Bool {
        guard let fault, fault.reason == .number, fault.offset >= mark.count else { return false }
        self.fault = nil
        count = mark.count
        names = names.filter { $0.value <= mark.names }
        faceNumbers = faceNumbers.filter { $0.value <= mark.faces }
        images.removeLast(to: mark.images)
        return true
    }
}
