/// A path as the key of a dictionary. Compared as bytes, as file systems of Linux do: two strings that are canonically
/// equivalent are equal in Swift, but may name different files.
package struct PathKey: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Creates the key of a path.
    package init(_ path: String) { bytes = Array(path.utf8) }
}
