/// Which app is shown, and how it is built and run.
package struct AppOptions: Hashable, Sendable {
    /// The folder of the app's project, or its `.xcodeproj`.
    package var project: String
    /// The name of the app's target; nil for the first app.
    package var target: String?
    /// The folder of sources that stand for parts of the app; nil for `Stubs` in the project's folder.
    package var stubs: String?
    /// The folder of sources that list screens; nil for none.
    package var screens: String?
    /// The folder for what is built; nil for one in the user's folder for caches.
    package var buildPath: String?
    /// Whether packages that are not there are fetched.
    package var fetchesPackages = false
    /// Whether code runs even if the system cannot fence it.
    package var trustsCode = false
    /// Whether a screen whose code stops may be shown as its file declares it.
    package var allowsFallback = false
    /// Whether the pictures of its code are shown also where they have less than the file of the screen.
    package var trustsPictures = false

    /// The paths of sources that were saved just now: nothing is built while one of them cannot be parsed.
    package var savedSources: [String] = []

    /// Creates options for a project.
    package init(project: String) { self.project = project }
}
