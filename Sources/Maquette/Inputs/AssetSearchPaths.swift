/// Where the images of a screen are searched for.
package struct AssetSearchPaths: Codable, Hashable, Sendable {
    /// Folders in search order.
    package var directories: [String]
    /// The folder of the project that contains the file; nil for none.
    package var project: String?
    /// Whether no project is around the file, and the folder is only taken for one.
    package var isOutsideOfProjects = false

    /// The paths for the canvas, which uses the sizes of images that the file has recorded where the images of its project
    /// are not there: those of a folder that is only taken for a project may be others.
    var onCanvas: AssetSearchPaths {
        isOutsideOfProjects ? AssetSearchPaths(directories: directories, project: nil) : self
    }
}
