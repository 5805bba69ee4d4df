import Diagnostics
import Foundation
import InterfaceFiles
import ScreenDocuments

/// The files that a screen file may extend: those next to it, or none if the text is not from a file.
final class ExtendableFiles {
    /// The diagnostics of the extended files.
    private(set) var diagnostics: [Diagnostic] = []
    /// The chain of files that extend one another, beginning with the first that was read; empty for a text
    /// that is not from a file.
    private let chain: [String]
    /// Finds the storyboards that references lead to.
    private let search: StoryboardSearch

    /// The maximum length of the chain. Chosen: far more than a reader can follow.
    private static let longestChain = 8

    /// Creates an empty set.
    init() { (chain, search) = ([], StoryboardSearch()) }

    /// Creates the set of files next to a file.
    convenience init(nextToFile path: String, search: StoryboardSearch) {
        self.init(chain: [path], search: search)
    }

    private init(chain: [String], search: StoryboardSearch) { (self.chain, self.search) = (chain, search) }

    /// Returns the document of a file; nil, after reporting an error, if there is none.
    func document(named name: String, at place: Place, _ problems: ProblemList) -> ScreenDocument? {
        guard let from = chain.last else {
            problems.report(Diagnostic(.screenExtends, "only a file on disk can extend another", at: place))
            return nil
        }
        let folder = from.lastIndex(of: "/").map { String(from[...$0]) } ?? ""
        let path = name.hasPrefix("/") ? name : folder + name
        let files = chain + [path]
        guard !chain.contains(where: { ExtendableFiles.isSame($0, path) }),
            files.count <= ExtendableFiles.longestChain
        else {
            problems.report(
                Diagnostic(
                    .screenExtends, "the file extends itself: \(files.joined(separator: " → "))", at: place))
            return nil
        }
        let lower = path.lowercased()
        let isInterfaceBuilder = lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib")
        let found =
            isInterfaceBuilder
            ? readInterfaceBuilderFile(atPath: path, search: search)
            : readScreenFile(
                atPath: path, file: path, extendable: ExtendableFiles(chain: files, search: search))
        diagnostics += found.diagnostics
        if found.document == nil {
            problems.report(Diagnostic(.screenExtends, "'\(name.shortened)' could not be read", at: place))
        }
        return found.document
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        URL(fileURLWithPath: a).standardizedFileURL.path == URL(fileURLWithPath: b).standardizedFileURL.path
    }
}
