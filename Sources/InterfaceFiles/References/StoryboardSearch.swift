import Files
import Synchronization

/// Finds the storyboards that references name: around the file that refers to them, then in its project.
package final class StoryboardSearch: Sendable {
    /// Returns the paths of the storyboards of a name in the project around a file, the nearest first; with or without
    /// those of third-party code.
    package typealias ProjectFiles =
        @Sendable (
            _ name: String, _ path: String, _ includesThirdParty: Bool
        ) -> [String]

    private let projectFiles: ProjectFiles
    /// What was read, by path.
    private let outlines = Mutex<[String: Result<StoryboardOutline, StoryboardReferenceError>?]>([:])

    /// Creates a search.
    ///
    /// - Parameter projectFiles: The storyboards of the project; none by default.
    package init(_ projectFiles: @escaping ProjectFiles = { _, _, _ in [] }) {
        self.projectFiles = projectFiles
    }

    /// Returns the path of the storyboard that a reference in another file names.
    ///
    /// Of several with one name, those of the bundle that the reference names come first, then those beside the file.
    ///
    /// - Parameters:
    ///   - name: The name, without an extension.
    ///   - bundle: The identifier of the bundle; nil for that of the app.
    ///   - path: The file with the reference.
    /// - Returns: The path.
    /// - Throws: `StoryboardReferenceError` if there is none, or none that can be read.
    package func storyboard(
        named name: String, bundle: String?, from path: String
    ) throws(StoryboardReferenceError) -> String {
        guard !name.contains("/") else { throw .noStoryboard(name) }
        var problem: StoryboardReferenceError?
        for candidate in candidates(named: name, bundle: bundle, from: path) {
            switch outline(candidate) {
            case .success?: return candidate
            case .failure(let why)?: problem = problem ?? why
            case nil: break
            }
        }
        throw problem ?? .noStoryboard(name)
    }

    /// Returns the paths where the storyboard that a reference in another file names is looked for, whether it is there or
    /// not.
    func paths(named name: String, bundle: String?, from path: String) -> [String] {
        guard !name.contains("/") else { return [] }
        let around = StoryboardSearch.places(of: name, around: path)
        return around + candidates(named: name, bundle: bundle, from: path).filter { !around.contains($0) }
    }

    /// Returns why a reference in a file to another storyboard leads nowhere; nil if it leads to a controller.
    func problem(
        of reference: StoryboardReference, to name: String, from path: String
    ) -> StoryboardReferenceError? {
        do throws(StoryboardReferenceError) {
            let found = try storyboard(named: name, bundle: reference.bundle, from: path)
            guard case .success(let outline)? = outline(found) else { return nil }
            return outline.problem(of: reference, named: name)
        } catch {
            return error
        }
    }

    /// The files to try, the best first; the project is searched where those around the file do not decide.
    private func candidates(named name: String, bundle: String?, from path: String) -> [String] {
        let around = StoryboardSearch.places(of: name, around: path).filter { FileType(at: $0) != nil }
        func project(_ includesThirdParty: Bool) -> [String] {
            // Those of the app come before those of bundles in it.
            let found = projectFiles(name, path, includesThirdParty)
            return around + found.filter { !BundleFolder.isInside($0) } + found.filter(BundleFolder.isInside)
        }
        guard let bundle else {
            let isDecided = around.contains { if case .success? = outline($0) { true } else { false } }
            if isDecided { return around }
            let own = project(false)
            return own.isEmpty ? project(true) : own
        }
        for includesThirdParty in [false, true] {
            let inBundle = project(includesThirdParty).filter { BundleFolder.holds($0, bundle: bundle) }
            if !inBundle.isEmpty { return inBundle }
        }
        return project(true)
    }

    /// Where a storyboard may be beside a file: in its folder, the one around it, and `Base.lproj` in both.
    private static func places(of name: String, around path: String) -> [String] {
        let folder = directoryName(of: path)
        return [folder, "\(folder)/Base.lproj", "\(folder)/..", "\(folder)/../Base.lproj"]
            .map { "\($0)/\(name).storyboard" }
    }

    private func outline(_ path: String) -> Result<StoryboardOutline, StoryboardReferenceError>? {
        if let known = outlines.withLock({ $0[path] }) { return known }
        let read = StoryboardOutline.read(atPath: path)
        outlines.withLock { $0[path] = .some(read) }
        return read
    }
}
