import Foundation

/// A process that is killed if it does not end in time.
struct LimitedProcess {
    /// How the process ended.
    enum End: Hashable {
        case notStarted
        case late
        case signal(Int32)
        case status(Int32)
    }

    private(set) var end = End.notStarted
    private(set) var seconds = 0.0
    private(set) var processorSeconds = 0.0
    /// The most memory that the process held at one time.
    private(set) var kilobytes = 0

    /// Runs a program without input, writing its output to `output` and its messages to `output.errors`.
    init(
        _ program: String, _ arguments: [String], in folder: String, output: String, data: String,
        patience: Double
    ) {
        let start = ContinuousClock.now
        guard let child = LimitedProcess.spawn(program, arguments, folder, output, data) else { return }
        // Until it runs the program, a process that `posix_spawn` starts has the memory of this one, which
        // Linux counts as its own: a peak that is no higher than that says nothing of the program.
        let inherited = LimitedProcess.peakKilobytes(of: getpid())
        var state: Int32 = 0
        var usage = rusage()
        var isLate = false
        while true {
            kilobytes = max(kilobytes, LimitedProcess.peakKilobytes(of: child))
            let ended = wait4(child, &state, isLate ? 0 : WNOHANG, &usage)
            if ended == child { break }
            if ended < 0, errno != EINTR { return }
            seconds = LimitedProcess.seconds(since: start)
            if seconds > patience {
                isLate = true
                kill(-child, SIGKILL)
            } else if ended == 0 {
                usleep(2000)
            }
        }
        seconds = LimitedProcess.seconds(since: start)
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        if Int(usage.ru_maxrss) > inherited { kilobytes = max(kilobytes, Int(usage.ru_maxrss)) }
        end = isLate ? .late : state & 0x7F != 0 ? .signal(state & 0x7F) : .status(state >> 8 & 0xFF)
    }

    /// The most memory that the program which a process runs now has held, in kilobytes; 0 if it has ended.
    private static func peakKilobytes(of process: pid_t) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
        else { return 0 }
        return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        let duration = (ContinuousClock.now - start).components
        return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }

    /// Starts a program in its own process group, with resource limits that protect the machine. The limits
    /// that are checked are lower.
    private static func spawn(
        _ program: String, _ arguments: [String], _ folder: String, _ output: String, _ data: String
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, output + ".errors", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // 8 GB of address space, 512 MB per file, 256 open files.
        let limits =
            "ulimit -c 0; ulimit -v 8388608; ulimit -f 1048576; ulimit -n 256; cd \"$0\" && exec \"$@\""
        let words: [String] = ["/bin/sh", "-c", limits, folder, program] + arguments
        let named: [String] = ["PATH=/usr/bin:/bin", "HOME=/", "MAQUETTE_DATA=\(data)"]
        var list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = named.map { strdup($0) } + [nil]
        defer { for word in list + variables { free(word) } }
        var child = pid_t()
        return posix_spawn(&child, "/bin/sh", &actions, &attributes, &list, &variables) == 0 ? child : nil
    }
}
