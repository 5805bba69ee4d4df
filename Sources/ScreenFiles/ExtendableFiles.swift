import Diagnostics
import Foundation

/// The files that a screen file may extend: those beside it, and none where it lies nowhere.
final class ExtendableFiles {
    /// What there is to say of a file that was extended.
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that extend one another, the first that was read first; empty for a text that is no file.
    private let chain: [String]

    /// How many files may extend one another. Chosen: far more than anyone can follow.
    private static let longestChain = 8

    /// None.
    init() { chain = [] }

    /// Those beside a file.
    convenience init(besideFile path: String) { self.init(chain: [path]) }

    private init(chain: [String]) { self.chain = chain }

    /// The document of a file; nil, with a report, where there is none.
    func document(named name: String, at place: Place, _ problems: ProblemList) -> ScreenDocument? {
        guard let from = chain.last else {
            problems.report(.error("only a file on disk can extend another", at: place))
            return nil
        }
        let folder = from.lastIndex(of: "/").map { String(from[...$0]) } ?? ""
        let path = name.hasPrefix("/") ? name : folder + name
        let files = chain + [path]
        guard !chain.contains(where: { ExtendableFiles.isSame($0, path) }),
            files.count <= ExtendableFiles.longestChain
        else {
            problems.report(
                .error("the file extends itself: \(files.joined(separator: " → "))", at: place))
            return nil
        }
        let lower = path.lowercased()
        let isInterfaceBuilder = lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib")
        let found =
            isInterfaceBuilder
            ? readInterfaceBuilderFile(atPath: path)
            : readScreenFile(atPath: path, file: path, extendable: ExtendableFiles(chain: files))
        diagnostics += found.diagnostics
        if found.document == nil {
            problems.report(.error("'\(name.shortened)' could not be read", at: place))
        }
        return found.document
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        URL(fileURLWithPath: a).standardizedFileURL.path == URL(fileURLWithPath: b).standardizedFileURL.path
    }
}
