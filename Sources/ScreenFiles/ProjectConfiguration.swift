package import Diagnostics

/// The contents of a project's `.maquette.yaml`: the screens to test, their conditions, and the locations of
/// files. Paths are as written, relative to the file's folder.
package struct ProjectConfiguration: Hashable, Sendable {
    /// A value and its location.
    package struct LocatedText: Hashable, Sendable {
        /// The value as written.
        package var text: String
        /// Its location in the file.
        package var place: Place
    }

    /// Screens and the conditions they are rendered under: every combination of the lists. An empty list
    /// stands for the default of the command line; an empty list of states stands for all states.
    package struct Entry: Hashable, Sendable {
        /// Screen files, folders, or patterns with `*`, `**` and `?`.
        package var screens: [LocatedText] = []
        /// View controllers of the app's code; `*` in a name matches any part of it.
        package var controllers: [LocatedText] = []
        /// Names of screens that the app lists in Swift; `*` in a name matches any part of it.
        package var codeScreens: [LocatedText] = []
        /// What is done to the controllers, by state.
        package var steps: [Steps] = []
        /// The ids of devices.
        package var devices: [LocatedText] = []
        /// The orientations: `portrait`, `landscape`.
        package var orientations: [LocatedText] = []
        /// The appearances: `light`, `dark`.
        package var appearances: [LocatedText] = []
        /// The content size categories, from `XS` to `AX5`.
        package var textSizes: [LocatedText] = []
        /// The identifiers of locales.
        package var locales: [LocatedText] = []
        /// The layout directions: `ltr`, `rtl`.
        package var directions: [LocatedText] = []
        /// Transformations of text: `long`.
        package var stresses: [LocatedText] = []
        /// Names of states.
        package var states: [LocatedText] = []
        /// The kinds of goldens to compare: `layout`, `commands`, `picture`.
        package var compare: [LocatedText] = []
        /// What images may differ by; nil for nothing.
        package var tolerance: Tolerance?
        /// The parts of images that are not compared.
        package var masks: [Mask] = []
        /// The location of the entry.
        package var place: Place
    }

    /// The steps of a state of a view controller.
    package struct Steps: Hashable, Sendable {
        /// The name of the state.
        package var state: String
        /// The steps, such as `tap next`.
        package var lines: [String]
    }

    /// What images may differ from their goldens by.
    package struct Tolerance: Hashable, Sendable {
        /// The largest difference in one channel, 0...255, at which pixels count as equal.
        package var colorDistance = 0
        /// The largest number of differing pixels; nil if it is not limited.
        package var pixels: Int?
        /// The largest width and height of a cluster of differing pixels in points; nil if it is not limited.
        package var cluster: Double?
    }

    /// A part of images that is not compared.
    package enum Mask: Hashable, Sendable {
        /// A rectangle of the screen in points.
        case region(x: Double, y: Double, width: Double, height: Double)
        /// The id of a view.
        case view(String)
    }

    /// The file as the user named it.
    package var file: String
    /// The folder of the goldens.
    package var goldens = "goldens"
    /// The folder for expected, actual and difference files.
    package var output = "out/test"
    /// Folders of images, searched before those next to a screen.
    package var assets: [String] = []
    /// Folders of additional fonts.
    package var fonts: [String] = []
    /// The folder or the address of the result cache; nil for none.
    package var cache: String?
    /// The size of a cache in a folder, in MB; nil for the default.
    package var cacheLimit: Int?
    /// The formats of reports: `html`, `junit`, `github`, `json`.
    package var reporters: [LocatedText] = []
    /// The components for custom classes, in the order of the file.
    package var components: [Component] = []
    /// Whether a XIB file that is named like a custom class draws it.
    package var componentsByName = true
    /// The appearance of the app.
    package var appearance = ProjectAppearance()
    /// The app whose classes show the screens; nil for none.
    package var app: App?
    /// The screens to test, in the order of the file.
    package var entries: [Entry] = []

    /// The app whose classes show the screens, unless the command line says otherwise.
    package struct App: Hashable, Sendable {
        /// The folder of its project, or its `.xcodeproj`; nil for the folder of the configuration.
        package var project: String?
        /// The name of the target; nil for the first app.
        package var target: String?
        /// The folder of stubs; nil for `Stubs` in the project's folder.
        package var stubs: String?
        /// The folder of Swift files that list screens; nil for none.
        package var screens: String?
    }

    /// A custom class and the file that draws it.
    package struct Component: Hashable, Sendable {
        /// The name of the class.
        package var className: String
        /// A screen file or a XIB file.
        package var path: LocatedText
    }
}
