public import Maquette

extension GoldenPlan {
    /// Opens the fonts that the goldens are drawn with: those of the installation, of the configuration, and of the
    /// projects whose screens ask for fonts by name.
    ///
    /// - Parameter fontDirectories: More folders of fonts, searched before those of the configuration.
    /// - Returns: The session.
    /// - Throws: `InstallationError` if the installed fonts are not found.
    public func session(fontDirectories: [String] = []) throws(InstallationError) -> RenderSession {
        try RenderSession(
            fontDirectories: fontDirectories + self.fontDirectories,
            fontFiles: ProjectFonts.files(for: items.map(\.request.recipe)))
    }
}
