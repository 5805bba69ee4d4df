import Files

/// The bytes of a font file, read into memory.
///
/// They are not mapped: a mapped file that another process makes shorter ends this one, and one that it changes
/// changes under the tables that HarfBuzz has checked.
///
/// **Invariant:** `bytes` stays valid and unchanged as long as the object lives.
final class FontFile: @unchecked Sendable {  // memory of its own that nobody writes
    let bytes: UnsafeRawBufferPointer

    /// Reads the file at `path`.
    init(path: String, as kind: FileKind = .font) throws(FontError) {
        let memory: UnsafeMutableRawBufferPointer
        do throws(FileError) {
            memory = try FontFile.memory(OpenFile(path, as: kind))
        } catch {
            throw .unusableFile(path: path, reason: error.reason)
        }
        guard !memory.isEmpty else {
            memory.deallocate()
            throw .unusableFile(path: path, reason: "it is empty")
        }
        bytes = UnsafeRawBufferPointer(memory)
    }

    private static func memory(_ file: consuming OpenFile) throws(FileError) -> UnsafeMutableRawBufferPointer
    {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
        do throws(FileError) {
            // What became shorter meanwhile is as long as it is now.
            return UnsafeMutableRawBufferPointer(rebasing: memory[..<(try file.read(into: memory, at: 0))])
        } catch {
            memory.deallocate()
            throw error
        }
    }

    deinit { bytes.deallocate() }
}
