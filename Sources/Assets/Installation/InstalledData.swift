import Files
import Foundation

/// Finds the folders that come with an installation: fonts and symbols.
package enum InstalledData {
    /// Finds the folder named `name`.
    ///
    /// Looked for, in this order: in the folder that `MAQUETTE_DATA` names; beside the executable and in
    /// `../share/maquette` from there; in the package that the executable was built in; in the sources that
    /// this library was built from, which is where a package that depends on it has its checkout; in the package
    /// around the working directory.
    ///
    /// - Parameters:
    ///   - name: A path below one of these.
    ///   - file: A file that the folder must hold, so that another folder of that name is not taken for it.
    /// - Returns: Its path; nil where there is none.
    package static func directory(named name: String, holding file: String) -> String? {
        standard.directory(named: name, holding: file)
    }

    /// The folder of fonts: the one that `MAQUETTE_FONTS` names, else that of the installation.
    package static var fonts: String? {
        if let named = environment["MAQUETTE_FONTS"], !named.isEmpty { return named }
        return directory(named: "fonts", holding: "Inter-Regular.otf")
    }

    /// The folders named `name` of the packages that the executable was built in and that is around the working
    /// directory, and those beside the executable: what a user's own package may have.
    package static func projectDirectories(named name: String) -> [String] {
        standard.projectFolders.map { "\($0)/\(name)" }.filter(InstalledDataLocations.isDirectory)
    }

    private static let environment = ProcessInfo.processInfo.environment

    private static let standard = InstalledDataLocations(
        environment: environment, executable: realPath(of: "/proc/self/exe") ?? "",
        source: #filePath, workingDirectory: FileManager.default.currentDirectoryPath)
}
