import Diagnostics
import Files
import Synchronization
import XML

/// The documents of storyboards and XIB files that code asks for, read and checked once for all renders of a session.
///
/// What is made of them differs with the render: its language, its traits, and what it reports.
package final class InterfaceDocuments: Sendable {
    /// A document with what is to be said of its values.
    struct Document: Sendable {
        /// The document as it is to be read.
        let root: XMLElement
        /// What is wrong with its values.
        let problems: [Diagnostic]
    }

    private let known = Mutex<[String: Document]>([:])
    private let folders = Mutex<[String: InterfaceFolder]>([:])

    /// The number of documents that are kept. Chosen: more than the files of most apps, and a few dozen megabytes.
    private static let limit = 256

    /// Creates an empty collection.
    package init() {}

    /// The paths of the documents, in no order.
    package var paths: [String] { known.withLock { Array($0.keys) } }

    /// Forgets the documents and which there are, so that changed files are read again.
    package func removeAll() {
        known.withLock { $0 = [:] }
        folders.withLock { $0 = [:] }
    }

    /// Returns which storyboards and XIB files are in a folder, which is read once.
    ///
    /// - Parameter path: The path of the folder.
    /// - Returns: The folder; without files if it cannot be read.
    package func folder(atPath path: String) -> InterfaceFolder {
        if let folder = folders.withLock({ $0[path] }) { return folder }
        let folder = InterfaceFolder(path: path)
        folders.withLock { $0[path] = folder }
        return folder
    }

    /// Reads a document, unless it is known.
    ///
    /// - Parameter path: The path of a storyboard or XIB file; one that cannot be read is left to whoever asks for it.
    package func load(_ path: String) { _ = document(atPath: path) }

    /// Returns the document of a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The document, or the error; nil if there is no such file.
    func document(atPath path: String) -> Result<Document, InterfaceFileError>? {
        if let document = known.withLock({ $0[path] }) { return .success(document) }
        guard FileType(at: path) != nil else { return nil }
        switch fileBytes(atPath: path, file: path, as: .interfaceBuilder) {
        case .failure(let refusal): return .failure(InterfaceFileError(diagnostic: refusal.diagnostic))
        case .success(let bytes):
            do throws(XMLProblem) {
                let root = try readInterfaceBuilderXML(bytes)
                if let problem = IBHeader.problem(of: root) { throw problem }
                let document = IBValueCheck.checked(root, file: path)
                known.withLock { known in
                    if known.count >= Self.limit { known = [:] }
                    known[path] = document
                }
                return .success(document)
            } catch {
                return .failure(InterfaceFileError(diagnostic: error.diagnostic(file: path)))
            }
        }
    }
}
