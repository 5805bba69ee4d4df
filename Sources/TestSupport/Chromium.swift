import Foundation

/// Headless Chromium, if it is installed.
package enum Chromium {
    /// The executable on `PATH`; nil if there is none.
    package static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return names.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first(where: FileManager.default.isExecutableFile)
    }()

    /// The arguments of a run without a display, with a profile of its own.
    package static func arguments(profile: String) -> [String] {
        [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--user-data-dir=\(profile)", "--window-size=1400,1000",
        ]
    }
}
