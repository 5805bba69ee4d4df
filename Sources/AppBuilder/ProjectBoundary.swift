import Diagnostics
import Files
import Foundation

/// The folders that the files of an app may lie in: what its project files and links name elsewhere is not read, as it may
/// be anything that the user may read.
struct ProjectBoundary: Sendable {
    /// The folders as they are named, with their paths without links; nil for no boundary.
    private var folders: [(written: String, real: String)]?

    /// No boundary: all files that the user may read.
    static let none = ProjectBoundary(folders: nil)

    private init(folders: [(written: String, real: String)]?) { self.folders = folders }

    /// Creates the boundary around folders, links inside of which lead out of it.
    init(_ folders: [String]) {
        self.folders = folders.compactMap { folder in realPath(of: folder).map { (folder, $0) } }
    }

    /// Returns the boundary around another folder as well.
    func adding(_ folder: String) -> ProjectBoundary {
        guard let folders else { return self }
        return ProjectBoundary(folders: folders + (realPath(of: folder).map { [(folder, $0)] } ?? []))
    }

    /// Whether a file may be read. One that is not there may be: who reads it says so.
    func contains(_ path: String) -> Bool {
        guard let folders, let real = realPath(of: path) else { return true }
        return folders.contains { real == $0.real || real.hasPrefix($0.real == "/" ? "/" : $0.real + "/") }
    }

    /// Takes the paths that lead out of the boundary, or whose names have line breaks, which the compiler cannot name.
    ///
    /// - Parameters:
    ///   - paths: Paths of files and folders.
    ///   - noun: What they are, as in "source".
    /// - Returns: Those that are left, and a warning for each link or folder that leads out.
    func filtered(_ paths: [String], _ noun: String) -> (paths: [String], problems: [Diagnostic]) {
        var kept: [String] = [], counts: [String: Int] = [:], order: [String] = []
        for path in paths {
            let isNamed = !path.utf8.contains { $0 < 0x20 }
            guard !isNamed || !contains(path) else {
                kept.append(path)
                continue
            }
            let place = isNamed ? self.exit(of: path) : path
            if counts.updateValue(counts[place, default: 0] + 1, forKey: place) == nil { order.append(place) }
        }
        return (kept, order.map { problem(at: $0, count: counts[$0] ?? 1, noun) })
    }

    /// Returns the link that leads out of the boundary, or the folder of a path that is outside without one.
    private func exit(of path: String) -> String {
        let base = (folders ?? []).map(\.written).filter { path.hasPrefix($0 + "/") }.max {
            $0.count < $1.count
        }
        guard let base else { return directoryName(of: path) }
        var place = base
        for part in path.dropFirst(base.count + 1).split(separator: "/") {
            place = joinedPath(place, String(part))
            if !contains(place) { return place }
        }
        return path
    }

    private func problem(at place: String, count: Int, _ noun: String) -> Diagnostic {
        let left = count == 1 ? "it is left out" : "its \(count) \(noun)s are left out"
        if place.utf8.contains(where: { $0 < 0x20 }) {
            return Diagnostic(
                .appFile, "the name of a \(noun) has a line break or another control character; \(left)",
                at: Place(file: place), hints: ["rename the file"])
        }
        var information = stat()
        let isLink = lstat(place, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
        let target = isLink ? realPath(of: place).map { ", to '\($0)'" } ?? "" : ""
        return Diagnostic(
            .appFile,
            "'\(place)' \(isLink ? "is a link out of" : "lies outside") the project\(target); \(left)",
            at: Place(file: place),
            hints: ["name the folder that holds both, or copy what the app needs into the project"])
    }
}
