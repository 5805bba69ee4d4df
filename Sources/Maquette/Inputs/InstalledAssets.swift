import UIKit

/// Where the installation's own data is.
enum InstalledAssets {
    /// Folders of images for screens that have no file to lie beside.
    static var directories: [String] {
        ["images", "assets/images"].compactMap { InstalledData.projectDirectories(named: $0).first }
    }
}
