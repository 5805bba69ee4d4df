import Foundation
import UIKit

/// Where the installation's own data is.
enum InstalledAssets {
    /// The folder of fonts: the one that `MAQUETTE_FONTS` names, else that of the installation.
    static var fonts: String? {
        if let named = getenv("MAQUETTE_FONTS"), named.pointee != 0 { return String(cString: named) }
        return InstalledData.directory(named: "fonts")
    }

    /// Folders of images for screens that have no file to lie beside.
    static var directories: [String] {
        ["images", "assets/images"].compactMap(InstalledData.directory(named:))
    }
}
