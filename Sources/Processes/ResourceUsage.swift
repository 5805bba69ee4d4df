import Glibc

/// What a program has used.
package struct ResourceUsage: Hashable, Sendable {
    /// The time from its start to its end.
    package var seconds = 0.0
    /// The time that processors worked for it, and for the programs that it waited for.
    package var processorSeconds = 0.0
    /// The most memory that it held at one time.
    ///
    /// Until it runs the program, a process has the memory of the one that starts it, and Linux counts that as its own: a
    /// peak that is no higher than that of this process is what was seen while the program ran, if it was observed.
    package var peakKilobytes = 0

    init(_ usage: rusage, seconds: Double, observedKilobytes: Int) {
        self.seconds = seconds
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        let counted = Int(usage.ru_maxrss)
        let isOwn = observedKilobytes == 0 || counted > Self.peakKilobytes(of: getpid())
        peakKilobytes = isOwn ? max(counted, observedKilobytes) : observedKilobytes
    }

    /// The most memory that the program which a process runs now has held, in kilobytes; 0 if it has ended.
    static func peakKilobytes(of process: pid_t) -> Int {
        let descriptor = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 13)
        let count = max(0, read(descriptor, &bytes, bytes.count))
        let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("VmHWM:") }
        return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
    }
}
