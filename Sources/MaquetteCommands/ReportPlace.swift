import Files
import GoldenPlans
import Goldens
import Maquette

/// Where a report is, and which formats the configuration names for it.
struct ReportPlace {
    /// The output folder of the run.
    let folder: String
    /// The formats; nil if the configuration names none.
    let reporters: [ReportFormat]?

    /// Reads the configuration, which need not exist if a folder is named.
    ///
    /// - Throws: `CommandFailure` if the configuration cannot be read.
    init(folder: String?, configuration: String) throws {
        if let folder, FileType(at: configuration) == nil {
            (self.folder, reporters) = (folder, nil)
            return
        }
        let folders = try GoldenFolders.named(configuration)
        (self.folder, reporters) = (folder ?? folders.evidence, folders.reporters)
    }
}
