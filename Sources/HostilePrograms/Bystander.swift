import CProcesses
import Glibc

/// A process outside the fence whose number hostile programs are given.
///
/// It blocks all signals, so that those that come are still waiting for it when somebody looks.
struct Bystander {
    /// The number of the process.
    let process: pid_t
    private let state: String

    /// Starts one.
    ///
    /// - Parameters:
    ///   - probe: The path of the executable `FenceProbe`.
    ///   - folder: The folder that it runs in.
    ///   - secret: A text that stands in its environment and its memory.
    init?(_ probe: String, in folder: String, secret: String) {
        let arguments = [strdup(probe), strdup("bystander"), strdup(secret), nil]
        let environment = [strdup("SECRET=" + secret), nil]
        defer { for text in arguments + environment { free(text) } }
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        var process: pid_t = 0
        let failure = arguments.withUnsafeBufferPointer { arguments in
            environment.withUnsafeBufferPointer { environment in
                probe.withCString { probe in
                    folder.withCString { folder in
                        var description = maquette_program(
                            location: probe, arguments: arguments.baseAddress,
                            environment: environment.baseAddress,
                            folder: folder, descriptors: (null, null, null), sockets: (-1, -1),
                            leads_group: 1,
                            memory: .max, processor_seconds: .max, file_size: .max, open_files: .max)
                        return maquette_start(&description, &process)
                    }
                }
            }
        }
        guard failure == 0 else { return nil }
        self.process = process
        for _ in 0..<1000 where !Self.state(of: process).contains("SigBlk:\tffffff") {
            usleep(5000)
        }
        state = Self.state(of: process)
    }

    /// Whether something has been done to it: it has ended, waits for a signal, is traced, or has other limits.
    var isTouched: Bool { Self.state(of: process) != state }

    /// Ends the process by SIGKILL, and waits until it has ended.
    func end() {
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// What the system says of a process that sleeps, without what changes by itself.
    private static func state(of process: pid_t) -> String {
        let names = ["TracerPid", "Uid", "Gid", "SigPnd", "ShdPnd", "SigBlk", "Cpus_allowed", "Threads"]
        let status = text(of: "/proc/\(process)/status").split(separator: "\n").filter { line in
            names.contains { line.hasPrefix($0 + ":") }
        }
        let fields = text(of: "/proc/\(process)/stat").split(separator: " ")
        // Whether it is stopped or has ended, and its priority and nice value (proc_pid_stat(5), fields 3, 18 and 19).
        let isStopped = fields.count > 18 ? ["T", "t", "Z", "X"].contains(fields[2]) : true
        let priorities = fields.count > 18 ? fields[17...18].joined(separator: " ") : "gone"
        return status.joined(separator: "\n") + "\n\(isStopped) \(priorities)\n"
            + text(of: "/proc/\(process)/limits")
    }

    /// Reads the start of a file of `/proc`; empty if there is none.
    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        var size = 0
        while size < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                read(file, $0.baseAddress?.advanced(by: size), $0.count - size)
            }
            guard count > 0 else { break }
            size += count
        }
        return String(decoding: bytes[..<size], as: UTF8.self)
    }
}
