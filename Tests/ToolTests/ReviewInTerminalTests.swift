import Foundation
import TestSupport
import Testing

/// `maquette review` at a terminal, which a pseudoterminal stands for.
@Suite("Reviewing in a terminal") struct ReviewInTerminalTests {
    private let directory: TemporaryDirectory
    /// The side of the pseudoterminal that presses keys, and the side of the tool.
    private let keyboard, terminal: FileHandle

    init() throws {
        directory = try TemporaryDirectory()
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        #expect(descriptor >= 0)
        keyboard = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // TIOCSPTLCK and TIOCGPTN of Linux, which Swift does not import.
        var lock: Int32 = 0, number: Int32 = 0
        #expect(ioctl(descriptor, 0x4004_5431, &lock) == 0 && ioctl(descriptor, 0x8004_5430, &number) == 0)
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        #expect(other >= 0)
        terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        try directory.write("screens: small.screen.yaml\ndevices: 8x8@1\n", to: ".maquette.yaml")
        try write(color: "#FF0000")
        try #require(Tool.run(["test", "--record", "all"], in: directory.path).status == 1)
        try write(color: "#00FF00")
        try #require(Tool.run(["test"], in: directory.path).status == 1)
    }

    private func write(color: String) throws {
        try directory.write("root: {backgroundColor: \"\(color)\"}\n", to: "small.screen.yaml")
    }

    private func settings() throws -> termios {
        var settings = termios()
        try #require(tcgetattr(terminal.fileDescriptor, &settings) == 0)
        return settings
    }

    private func isRaw() throws -> Bool { try settings().c_lflag & tcflag_t(ICANON | ECHO) == 0 }

    private func start() throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["review"]
        process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "MAQUETTE_DATA": Tool.root, "TERM": "xterm-kitty", "TMUX": "", "STY": "",
        ]) { $1 }
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Reads what the tool prints until it contains a text; waits for at most half a minute.
    private func output(until text: String) throws -> String {
        var bytes = Data(), buffer = [UInt8](repeating: 0, count: 65536)
        for _ in 0..<300 {
            var descriptor = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 100) > 0 else { continue }
            let count = read(keyboard.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
            if String(decoding: bytes, as: UTF8.self).contains(text) { break }
        }
        let found = String(decoding: bytes, as: UTF8.self)
        #expect(found.contains(text), "\(found.suffix(500))")
        return found
    }

    private func press(_ keys: String) throws { try keyboard.write(contentsOf: Data(keys.utf8)) }

    @Test func singleKeysActAndPicturesAreShown() throws {
        let process = try start()
        _ = try output(until: "quit?")
        #expect(try isRaw())
        // An arrow key, whose sequence ends in the letter of a command.
        try press("\u{1B}[A")
        try press("s")
        let second = try output(until: "quit?")
        #expect(second.contains("2 of 2") && second.contains("\u{1B}_Ga=T"), "\(second)")
        #expect(!second.contains("approved "), "\(second)")
        try press("a")
        #expect(try output(until: "left").contains("1 golden approved, 1 skipped, 0 left"))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try !isRaw())
    }

    @Test(arguments: [SIGINT, SIGTERM]) func theTerminalIsRestoredWhenASignalEndsTheTool(signal: Int32) throws
    {
        let process = try start()
        _ = try output(until: "quit?")
        #expect(try isRaw())
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + signal)
        #expect(try !isRaw())
    }
}
