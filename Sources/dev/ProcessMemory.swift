import CMalloc
import Foundation

/// What this process holds.
struct ProcessMemory {
    /// Bytes in the machine's memory.
    var residentBytes: Int
    /// Bytes that were asked of the C library and not given back.
    var allocatedBytes: Int
    /// Open file descriptors.
    var descriptors: Int

    /// The state of this moment; nil where the system does not tell.
    static func now() -> ProcessMemory? {
        guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let resident = pages.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
            let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        else { return nil }
        let heap = mallinfo2()
        return ProcessMemory(
            residentBytes: resident * Int(sysconf(Int32(_SC_PAGESIZE))),
            allocatedBytes: Int(heap.uordblks) + Int(heap.hblkhd), descriptors: descriptors)
    }

    /// One line of text.
    var text: String {
        "\(residentBytes / 1000) KB resident, \(allocatedBytes / 1000) KB allocated, \(descriptors) descriptors"
    }
}
