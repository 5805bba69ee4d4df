import Files
import Foundation
import Processes

/// One run of the tool on a hostile project, and the problems found.
package struct HostileRun: Sendable {
    /// The resource limits of a run.
    package struct Limits: Sendable {
        /// The wall-clock time in seconds; a longer run is a hang.
        package var seconds: Double
        /// The processor time of all cores in seconds.
        package var processorSeconds: Double
        /// The peak memory.
        package var kilobytes: Int

        /// Creates limits; by default those that the project guarantees.
        package init(seconds: Double = 10, processorSeconds: Double = 10, kilobytes: Int = 1 << 20) {
            self.seconds = seconds
            self.processorSeconds = processorSeconds
            self.kilobytes = kilobytes
        }
    }

    /// The seed of the project.
    package let seed: UInt64
    /// The arguments of the tool.
    package let arguments: [String]
    /// Descriptions of the hostile changes.
    package let changes: [String]
    /// The exit code; nil if a signal ended the process.
    package private(set) var status: Int32?
    /// The wall-clock time.
    package private(set) var seconds = 0.0
    /// The processor time of all cores.
    package private(set) var processorSeconds = 0.0
    /// The peak memory.
    package private(set) var kilobytes = 0
    /// The problems found; empty if there are none.
    package private(set) var faults: [String] = []

    /// Source: the exit codes in the documentation of the command line.
    private static let statuses: Set<Int32> = [0, 1, 2, 3, 4, 5]

    /// Writes a project, runs the tool in it and removes it.
    ///
    /// - Parameters:
    ///   - tool: The executable.
    ///   - seed: The seed of the project.
    ///   - folder: The folder for the project, which must not exist yet.
    ///   - material: Real files.
    ///   - data: The installation's folder of fonts and assets.
    ///   - limits: The resource limits.
    package init(
        _ tool: String, seed: UInt64, in folder: String, material: HostileMaterial, data: String,
        limits: Limits
    ) {
        let project = folder + "/project"
        try? FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
        let hostile = HostileProject(seed: seed, in: project, material: material)
        self.seed = seed
        arguments = hostile.arguments
        changes = hostile.changes
        let planted = HostileRun.unfinished(in: project)
        let messages = folder + "/output.errors"
        var program = Program(tool, hostile.arguments)
        program.folder = project
        program.environment = .only(["PATH": "/usr/bin:/bin", "HOME": "/", "MAQUETTE_DATA": data])
        program.output = .file(folder + "/output")
        program.errors = .file(messages)
        program.limits = HostileRun.protection
        program.timeout = limits.seconds
        program.observesMemory = true
        do throws(ProgramError) {
            let result = try program.run()
            judge(result, messages: (try? readFile(messages, as: .comparisonInput)) ?? [], limits)
        } catch {
            faults.append("could not be started: \(error)")
        }
        faults += HostileRun.unfinished(in: project).subtracting(planted).sorted().map {
            "left '\($0)'"
        }
        checkPictures(in: project)
        HostileRun.remove(folder)
    }

    /// What protects the machine; the limits that are checked are lower.
    private static let protection = ResourceLimits(memory: 8 << 30, fileSize: 512 << 20, openFiles: 256)

    private mutating func judge(_ result: ProgramResult, messages: [UInt8], _ limits: Limits) {
        seconds = result.usage.seconds
        processorSeconds = result.usage.processorSeconds
        kilobytes = result.usage.peakKilobytes
        switch result.end {
        case .timedOut, .wroteTooMuch: faults.append("no end after \(Int(seconds)) s")
        case .signaled(let number): faults.append("signal \(number)")
        case .exited(let number):
            let code = Int32(number)
            status = code
            if !HostileRun.statuses.contains(code) {
                faults.append("exit code \(code) is none that is documented")
            }
            if code == 2 || code == 3, messages.isEmpty { faults.append("exit code \(code) without a word") }
        }
        if processorSeconds > limits.processorSeconds {
            faults.append("took \(Int(processorSeconds)) s of the processor")
        }
        if kilobytes > limits.kilobytes { faults.append("held \(kilobytes >> 10) MB") }
        if let control = messages.first(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }) {
            faults.append("wrote the control character \(control)")
        }
    }

    /// Checks that the valid screen was rendered if the batch was completed, and that no picture is
    /// incomplete.
    private mutating func checkPictures(in project: String) {
        let names = fileNames(in: project + "/out") ?? []
        for name in names where name.hasSuffix(".png") {
            let bytes = (try? readFile("\(project)/out/\(name)", as: .golden)) ?? []
            if bytes.suffix(8).prefix(4) != Array("IEND".utf8)[...] {
                faults.append("'\(name)' is half written")
            }
        }
        let isBatch =
            arguments.starts(with: ["render", "."]) && !arguments.contains("-f")
            && !arguments.contains("--full-page")
        if isBatch, let status, [0, 1, 3].contains(status), !names.contains(HostileProject.goodOutput),
            !names.contains(where: { $0.hasSuffix("-good.60x40@1.png") })
        {
            faults.append("the good screen was not rendered")
        }
    }

    /// Returns the temporary files left in a folder.
    private static func unfinished(in folder: String) -> Set<String> {
        Set(
            ["", "/out", "/goldens"].flatMap { fileNames(in: folder + $0) ?? [] }.filter(isTemporaryFileName))
    }

    /// Removes a folder and its contents without following links.
    private static func remove(_ folder: String) {
        if (try? FileManager.default.removeItem(atPath: folder)) == nil {
            var removal = Program("/bin/rm", ["-rf", folder])
            removal.timeout = 60
            _ = try? removal.run()
        }
    }
}
