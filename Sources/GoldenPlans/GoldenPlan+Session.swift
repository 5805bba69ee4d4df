public import Maquette

extension GoldenPlan {
    /// Opens the fonts that the goldens are drawn with: those of the installation, of the configuration, and of the
    /// projects whose screens ask for fonts by name.
    ///
    /// - Parameters:
    ///   - fontDirectories: More folders of fonts, searched before those of the configuration.
    ///   - defaults: What `UserDefaults.standard` starts with in every render.
    /// - Returns: The session.
    /// - Throws: `InstallationError` if the installed fonts are not found.
    public func session(
        fontDirectories: [String] = [], defaults: SeededDefaults = SeededDefaults()
    ) throws(InstallationError) -> RenderSession {
        try RenderSession(
            fontDirectories: fontDirectories + self.fontDirectories,
            fontFiles: ProjectFonts.files(for: items.map(\.request.recipe)), defaults: defaults)
    }
}
