import Files
import Foundation
import Processes

/// One run of the builder on a hostile app, and the problems found.
package struct HostileAppRun: Sendable {
    /// The seed of the app.
    package let seed: UInt64
    /// Descriptions of the hostile changes.
    package let changes: [String]
    /// How the builder ended.
    package private(set) var end = ""
    /// The problems found; empty if there are none.
    package private(set) var faults: [String] = []

    /// Chosen: ten times what a small app takes.
    private static let timeout = 120.0

    /// Writes an app, builds it and removes it.
    ///
    /// - Parameters:
    ///   - builder: The path of the builder.
    ///   - seed: The seed of the app.
    ///   - folder: The folder for all of it, which must not exist yet.
    package init(_ builder: String, seed: UInt64, in folder: String) {
        self.seed = seed
        let app = HostileApp(seed: seed, in: folder)
        changes = app.changes
        let before = [app.project, app.outside].map(Self.contents)
        var program = Program(builder, [app.project, "--build-path", folder + "/build"])
        program.output = .captured(atMost: 1 << 20)
        program.errors = .captured(atMost: 16 << 20)
        program.folder = app.project
        program.timeout = Self.timeout
        do throws(ProgramError) { judge(try program.run()) } catch {
            faults.append("could not be started: \(error)")
        }
        if FileType(at: app.mark) != nil { faults.append("a program of the project was run") }
        let after = [app.project, app.outside].map(Self.contents)
        for (old, new) in zip(before, after) where old != new {
            let names = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            faults.append("changed files: \(names.sorted().prefix(5).joined(separator: ", "))")
        }
        findSecrets(in: folder + "/build")
        try? FileManager.default.removeItem(atPath: folder)
    }

    private mutating func judge(_ result: ProgramResult) {
        end = "\(result.end)"
        switch result.end {
        case .exited(0), .exited(3): break
        default: faults.append("the builder \(result.end)")
        }
        if result.errors.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }) {
            faults.append("wrote a control character")
        }
        if String(decoding: result.errors, as: UTF8.self).contains(HostileApp.secret) {
            faults.append("printed a secret")
        }
    }

    /// Looks for the secret in what was built, except in links, which the fence of the program does not follow.
    private mutating func findSecrets(in build: String) {
        let all = FileManager.default.enumerator(atPath: build)?.compactMap { $0 as? String } ?? []
        let endings = [".swift", ".json", ".plist", ".txt"]
        for name in all where endings.contains(where: name.hasSuffix) {
            let path = build + "/" + name
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            guard !isLink, let bytes = try? readFile(path, as: .comparisonInput) else { continue }
            if String(decoding: bytes, as: UTF8.self).contains(HostileApp.secret) {
                faults.append("\(name) has a secret")
            }
        }
    }

    /// The digests of the files in a folder, and the targets of its links, by their names.
    private static func contents(of folder: String) -> [String: String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            names.map { name in
                let path = folder + "/" + name
                let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
                return (name, link ?? ContentDigest.text(ofFile: path) ?? "folder")
            }
        ) { first, _ in first }
    }

    /// The run in a line.
    package var text: String {
        "seed \(seed): \(faults.joined(separator: "; ")) (\(changes.joined(separator: ", ")); the builder \(end))"
    }
}
