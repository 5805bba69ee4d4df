import Files
import Glibc

/// The bytes of a font file, read into memory.
///
/// A mapped file that another process makes shorter ends this one, and one that it changes changes under the tables
/// that HarfBuzz has checked. Reading costs 2 ms for a Chinese face and 4 ms for the emoji, once a process.
///
/// **Invariant:** `bytes` stays valid and unchanged as long as the object lives.
final class FontFile: @unchecked Sendable {  // memory of its own that nobody writes
    let bytes: UnsafeRawBufferPointer

    /// Reads the file at `path`.
    ///
    /// - Throws: Where it cannot be read, or is no font.
    init(path: String) throws(FontError) {
        do throws(FileError) {
            let file = try OpenFile(path, as: .font)
            // What is no font is not read, however large it is.
            let start = try file.bytes(at: 0, count: 1024)
            guard !FileText.isPointer(start) else { throw .content(path: path, .pointer) }
            let isFont = FontFile.tags.contains(Array(start.prefix(4)))
            bytes = isFont ? try FontFile.memory(file) : UnsafeRawBufferPointer(start: nil, count: 0)
        } catch {
            throw .unreadableFile(error)
        }
        guard !bytes.isEmpty else {
            throw .unusableFile(path: path, reason: "it is not an OpenType font, or it is damaged")
        }
    }

    /// Keeps a copy of bytes; nil where they are no font.
    init?(copying data: [UInt8]) {
        guard FontFile.tags.contains(Array(data.prefix(4))) else { return nil }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        memory.copyBytes(from: data)
        bytes = UnsafeRawBufferPointer(memory)
    }

    /// What files of OpenType begin with: one face with either kind of outlines, many, and Apple's two.
    private static let tags: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8), Array("typ1".utf8),
    ]

    private static func memory(_ file: borrowing OpenFile) throws(FileError) -> UnsafeRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
        do throws(FileError) {
            // What became shorter meanwhile is as long as it is now.
            return UnsafeRawBufferPointer(rebasing: memory[..<(try file.read(into: memory, at: 0))])
        } catch {
            memory.deallocate()
            throw error
        }
    }

    deinit { bytes.deallocate() }
}
