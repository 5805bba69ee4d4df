import Assets
import Files

/// What an app's program is sent once, before it is asked for screens.
package struct SourceConfiguration: Codable, Sendable {
    /// Folders of additional fonts.
    package var fontDirectories: [String]
    /// Files of additional fonts.
    package var fontFiles: [String]
    /// The contents of the file that `UserDefaults.standard` starts with; empty for none.
    package var defaults: [UInt8]
    /// The folder of the installation's fonts.
    package var fonts: String
    /// The folder that holds the `assets` of the installation; nil for none.
    package var data: String?
    /// The folders with the storyboards and nibs that code names.
    package var interfaceFolders: [String]
    /// The folders of the strings files that code names, by the name of the table.
    package var stringTables: [String: [String]]

    /// The folder of PDF files that the tool has converted.
    package var converted: String

    /// Creates the configuration for a session's fonts.
    ///
    /// - Parameters:
    ///   - session: The session that draws the screens.
    ///   - places: Files of the project, or folders in it with `/.` after them.
    ///   - converted: The folder of PDF files that the tool has converted.
    package init(of session: RenderSession, filesIn places: [String], converted: String) {
        self.converted = converted
        fontDirectories = session.fontDirectories
        fontFiles = session.fontFiles
        defaults = session.defaults.content
        interfaceFolders = InputFinder.interfaceFolders(around: places)
        stringTables = InputFinder.stringTables(around: places)
        // Where links lead: within the fence, there are the folders themselves alone.
        fonts = InstalledData.fonts.map { realPath(of: $0) ?? $0 } ?? ""
        let symbols = InstalledData.directory(named: Self.symbols, holding: "regular.txt")
        data = symbols.map { String($0.dropLast(Self.symbols.count + 1)) }.map { realPath(of: $0) ?? $0 }
    }

    /// The folders that the program reads for this: those of the fonts and of the installation's data.
    package static var installedFolders: [String] {
        let symbols = InstalledData.directory(named: Self.symbols, holding: "regular.txt")
        return [InstalledData.fonts, symbols.map(directoryName)].compactMap(\.self).compactMap(realPath)
    }

    private static let symbols = "assets/symbols"
}
