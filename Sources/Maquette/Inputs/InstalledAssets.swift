import Assets
import UIKitCore

/// The location of the data that is installed with Maquette.
enum InstalledAssets {
    /// Folders of images for screens that are not loaded from a file.
    static var directories: [String] {
        ["images", "assets/images"].compactMap { InstalledData.projectDirectories(named: $0).first }
    }
}
