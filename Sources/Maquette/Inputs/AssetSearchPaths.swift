/// Where the images of a screen are searched for.
package struct AssetSearchPaths: Hashable, Sendable {
    /// Folders in search order.
    package var directories: [String]
    /// The folder of the project that contains the file; nil for none.
    package var project: String?
}
