package import AppFence
import Files
import Foundation
import Geometry
package import Maquette
import Scene

/// What hostile programs find: a folder that they may read, one that they may not, a process and a socket outside. What
/// must stay as it is is compared after each program.
package final class HostileProgramWorld {
    /// The session that answers are read in.
    let session: RenderSession
    /// The command that the broker's arguments are added to.
    let command: [String]
    /// A text that stands in a file, a name and a process outside.
    let secret = "hostile-secret-" + UUID().uuidString
    /// The name of a socket outside, which programs are given.
    private let socketName = "hostile-socket-" + UUID().uuidString
    private let folder: String
    private let bystander: Bystander
    private let listener: Int32
    private let omittedParts: [String]
    private let before: [String: String]

    /// What is copied from the programs that are built.
    package struct Programs: Sendable {
        /// The path of the executable `maquette-app-broker`.
        package var broker: String
        /// The path of the executable `FenceProbe`.
        package var probe: String

        /// Names the two.
        package init(broker: String, probe: String) { (self.broker, self.probe) = (broker, probe) }
    }

    /// Makes a world.
    ///
    /// - Parameters:
    ///   - folder: The folder for all of it, which must not exist yet.
    ///   - programs: The programs that are run.
    ///   - session: A session with the installed fonts.
    ///   - user: The number of the user that the broker is started as; nil for that of this process.
    ///   - omittedParts: Parts of the fence that are left out, see `FencedProgramPlan`.
    /// - Throws: If the files cannot be written, or nothing can be started.
    package init(
        in folder: String, _ programs: Programs, session: RenderSession, user: Int? = nil,
        omitting omittedParts: [String] = []
    ) throws {
        (self.folder, self.session, self.omittedParts) = (folder, session, omittedParts)
        for name in ["bin", "allowed", "outside"] {
            try FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        for (program, name) in [
            (programs.broker, "bin/broker"), (programs.probe, "bin/probe"), (programs.probe, "bystander"),
            ("/bin/true", "outside/program"),
        ] {
            let copy = folder + "/" + name
            // Not by a reader of links, which some systems have in the place of programs.
            try Data(contentsOf: URL(fileURLWithPath: program)).write(to: URL(fileURLWithPath: copy))
            chmod(copy, 0o755)
        }
        let probe = folder + "/bin/probe", broker = folder + "/bin/broker"
        command = user.map { [probe, "as-user", "\($0)", broker] } ?? [broker]
        let files: [(String, [UInt8])] = [
            ("allowed/allowed.txt", Array("allowed".utf8)), ("allowed/facts", Array(Self.facts.utf8)),
            ("allowed/answer", try Self.answer(in: session)), ("outside/secret.txt", Array(secret.utf8)),
            ("outside/" + secret, []),
        ]
        for (name, bytes) in files {
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
            // Whoever breaks out could change it.
            chmod(folder + "/" + name, 0o666)
        }
        symlink("../outside/secret.txt", folder + "/allowed/link-to-secret")
        symlink("secret.txt", folder + "/outside/link")
        for name in ["", "/bin", "/allowed", "/outside"] { chmod(folder + name, 0o755) }
        guard let bystander = Bystander(folder + "/bystander", in: folder, secret: secret),
            let listener = Self.listener(named: socketName)
        else { throw POSIXError(.EAGAIN) }
        (self.bystander, self.listener) = (bystander, listener)
        before = Self.contents(of: folder)
    }

    deinit {
        bystander.end()
        close(listener)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The plan for the program of a seed.
    func plan(seed: UInt64, _ limits: FenceLimits) -> FencedProgramPlan {
        var plan = FencedProgramPlan(
            folder + "/bin/probe", ["hostile"] + arguments(seed: seed), readable: [folder + "/allowed"],
            limits: limits)
        plan.omittedParts = omittedParts
        plan.messageSize = 4 << 20
        plan.outputSize = 16 << 20
        return plan
    }

    /// The arguments that name the world for a program.
    func arguments(seed: UInt64) -> [String] {
        [folder + "/allowed", folder + "/outside", "\(bystander.process)", socketName, "\(seed)"]
    }

    /// The path of the probe.
    var probe: String { folder + "/bin/probe" }

    // MARK: Messages

    /// What is known of an app, as its program says it (`AppFacts`).
    private static let facts = """
        {"classNames":["Screen"],"screens":[],"controllerNames":["Screen"],"hasMainStoryboard":true,\
        "lacksInformation":false,"isForPad":false}
        """

    /// An answer with a screen of a few views.
    private static func answer(in session: RenderSession) throws -> [UInt8] {
        var screen = RenderedScreen.launch(in: Variant())
        let frame = Rect(x: 0, y: 0, width: 390, height: 844)
        var root = LayoutNode(id: "root", className: "UIView", parent: nil, subtreeEnd: 3, frame: frame)
        root.background = .white
        var label = LayoutNode(
            id: "title", className: "UILabel", parent: 0, subtreeEnd: 2,
            frame: Rect(x: 16, y: 60, width: 200, height: 20))
        label.text = "Settings"
        var box = LayoutNode(
            id: "box", className: "Screen.Box", parent: 0, subtreeEnd: 3,
            frame: Rect(x: 16, y: 90, width: 200, height: 20))
        box.opacity = 0.5
        screen.layout = LayoutTree(size: frame.size, nodes: [root, label, box])
        let reply = SourceReply().bytes(with: try WireScreen.bytes(of: screen, in: session))
        return SourceOutcome(.finished).bytes(with: reply)
    }

    // MARK: What is compared

    /// Returns what is not as it was before.
    ///
    /// - Returns: A sentence for each thing that has changed, and each that is left.
    func faults() -> [String] {
        var faults: [String] = []
        let after = Self.contents(of: folder)
        for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
            faults.append("'\(name)' is changed")
        }
        for path in ["/hostile-new", "/tmp/hostile-new", "/dev/shm/hostile-new"]
        where FileType(at: path) != nil {
            faults.append("'\(path)' is left")
        }
        if bystander.isTouched { faults.append("another process is touched") }
        if accept(listener, nil, nil) >= 0 { faults.append("somebody has connected") }
        if !leavesNothing() { faults.append("processes are left: \(Self.processes(of: folder + "/bin/"))") }
        return faults
    }

    /// Whether no process of the group is left; those that were ended take a moment.
    private func leavesNothing() -> Bool {
        for _ in 0..<100 {
            if Self.processes(of: folder + "/bin/").isEmpty { return true }
            usleep(10_000)
        }
        return false
    }

    /// The processes that execute a file whose path has a beginning.
    private static func processes(of beginning: String) -> [Int] {
        (fileNames(in: "/proc") ?? []).compactMap { Int($0) }.filter { process in
            var path = [UInt8](repeating: 0, count: 4096)
            let count = readlink("/proc/\(process)/exe", &path, path.count)
            return count > 0 && path[..<count].starts(with: beginning.utf8)
        }
    }

    /// The files of a folder by name: kind, permissions, owner, date and content.
    private static func contents(of folder: String) -> [String: String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            names.map { name in
                let path = folder + "/" + name
                var status = stat()
                lstat(path, &status)
                let isFile = status.st_mode & S_IFMT == S_IFREG
                let content = isFile ? ContentDigest.text(ofFile: path) ?? "unreadable" : ""
                return (
                    name,
                    "\(status.st_mode) \(status.st_uid) \(status.st_gid) \(status.st_nlink) \(status.st_mtim.tv_sec) "
                        + "\(status.st_mtim.tv_nsec) \(status.st_ctim.tv_sec) \(status.st_ctim.tv_nsec) \(content)"
                )
            }
        ) { first, _ in first }
    }

    /// A socket that anybody on the system can connect to who sees its name.
    private static func listener(named name: String) -> Int32? {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            // A first byte of 0: a name that is no path.
            for (index, byte) in name.utf8.prefix(path.count - 1).enumerated() { path[index + 1] = byte }
        }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        guard result == 0, listen(descriptor, 5) == 0 else { return nil }
        return descriptor
    }
}
