import Diagnostics
import Files
import Foundation
import Processes

/// The packages of other repositories that a project uses, in a folder of the user's that all projects share.
struct PackageCheckouts {
    /// The folders of the packages that are there.
    private(set) var folders: [String] = []
    /// What could not be fetched, or is not there.
    private(set) var diagnostics: [Diagnostic] = []

    /// Finds the packages, and fetches them if that is requested.
    ///
    /// - Parameters:
    ///   - pins: What the project uses and does not hold itself.
    ///   - folder: The folder of all packages.
    ///   - isFetching: Whether those that are not there are fetched with Git.
    init(_ pins: [PackagePin], in folder: String, isFetching: Bool) {
        var missing: [String] = []
        for pin in pins {
            let path = joinedPath(folder, pin.folderName)
            if FileType(at: path) != .folder, isFetching, let problem = Self.fetch(pin, to: path, in: folder)
            {
                diagnostics.append(problem)
            } else if FileType(at: path) != .folder {
                missing.append(pin.name)
            } else {
                folders.append(path)
            }
        }
        guard !missing.isEmpty else { return }
        let names = missing.sorted().joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .appPackage, "code of packages that the project uses is not there: \(names)",
                hints: ["--fetch-packages fetches them with Git, once"]))
    }

    /// Fetches a package; returns what went wrong.
    private static func fetch(_ pin: PackagePin, to path: String, in folder: String) -> Diagnostic? {
        let clone = joinedPath(folder, ".\(pin.name)-\(getpid())")
        defer { try? FileManager.default.removeItem(atPath: clone) }
        do throws(FileError) { try makeDirectory(folder, for: folder) } catch { return error.diagnostic }
        for arguments in [
            ["init", "-q", clone],
            ["-C", clone, "fetch", "-q", "--depth", "1", "--", pin.location, pin.revision],
            ["-C", clone, "-c", "advice.detachedHead=false", "checkout", "-q", "FETCH_HEAD"],
        ] {
            if let reason = failure(limits + arguments) {
                return Diagnostic(
                    .appPackage,
                    "the package '\(pin.name)' cannot be fetched from \(pin.location): \(reason)",
                    hints: ["clone it to '\(path)', or its sources to the project's Stubs folder"])
            }
        }
        // Another process may have fetched it meanwhile.
        guard rename(clone, path) == 0 || FileType(at: path) == .folder else {
            return Diagnostic(.appPackage, "'\(path)' cannot be written: \(String(cString: strerror(errno)))")
        }
        return nil
    }

    /// Runs Git; returns why it has failed.
    private static func failure(_ arguments: [String]) -> String? {
        do throws(ProgramError) {
            let result = try Git.program(arguments, environment: environment).run()
            return result.succeeded ? nil : Git.reason(in: result.errors) ?? "'git' \(result.end)"
        } catch {
            return "\(error)"
        }
    }

    /// Ends a transfer that stands still.
    private static let limits = ["-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=30"]
    /// No way to fetch that runs a program of the repository's choice.
    private static let environment = ["GIT_ALLOW_PROTOCOL": "https:http:ssh:file"]
}
