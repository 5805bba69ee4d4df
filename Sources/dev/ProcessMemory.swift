import CMalloc
import Foundation

/// The resources that this process uses.
struct ProcessMemory {
    /// The resident memory in bytes.
    var residentBytes: Int
    /// The memory allocated with the C library and not freed, in bytes.
    var allocatedBytes: Int
    /// The number of open file descriptors.
    var descriptors: Int

    /// Returns the current values; nil if the system does not report them.
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

    /// A description on one line.
    var text: String {
        "\(residentBytes / 1000) KB resident, \(allocatedBytes / 1000) KB allocated, \(descriptors) descriptors"
    }
}
