/// Whether the `.gitignore` files of a folder and of those above it exclude a folder inside.
///
/// - Parameters:
///   - name: The name of the inner folder, which need not exist.
///   - folder: The folder around it.
/// - Returns: Whether Git and walks of folders leave it out.
package func ignoresFolder(_ name: String, in folder: String) -> Bool {
    IgnoreRules(in: folder).ignores(name, isFolder: true)
}
