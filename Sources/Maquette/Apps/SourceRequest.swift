import UIKitCore
package import Wire

/// What a source of screens is asked for.
///
/// It goes from the tool to the app's program, as JSON; what comes back is the wire form of a screen.
package struct SourceRequest: Codable, Hashable, Sendable {
    /// What is asked for.
    package enum Subject: Codable, Hashable, Sendable {
        /// The screen at the moment of its picture.
        case picture
        /// What it shows from its appearance to the end of its script, a number of times a second.
        case moments(framesPerSecond: Int)
        /// Whether the app can be launched; answered by an empty screen.
        case launch
    }

    /// What is asked for.
    package var subject = Subject.picture
    /// The screen; nil for a launch.
    package var recipe: RecipeReference?
    /// The app whose launch is tried, with the folders of images that its screens search; nil for a request with a screen.
    package var launchedApp: RecipeReference?
    /// The conditions that the screen is laid out under.
    package var variant: Variant
    /// What is inspected; nil for nothing.
    package var inspection: InspectionOptions?
    /// Other screens that will be asked for, so that the program can read their files before it makes copies of itself.
    package var others: [RecipeReference] = []
    /// Whether a log of events is kept.
    package var recordsEvents = false
    /// Whether the names of the images that the screen asks for are kept.
    package var recordsImageNames = false
    /// How the app is run.
    package var run = AppRun()
    /// The digests of the images that the tool has, which need not be sent.
    package var knownImages: [ImageDigest] = []

    /// Whether a log of events is kept, as it is for moments.
    var recordsAllEvents: Bool {
        if case .moments = subject { true } else { recordsEvents }
    }

    /// Creates a request for a picture.
    package init(_ recipe: RecipeReference?, in variant: Variant) {
        self.recipe = recipe
        self.variant = variant
    }
}

/// How an app's code is run for a screen. Recoveries are requests with another value.
package struct AppRun: Codable, Hashable, Sendable {
    /// A launch of an app.
    package enum Launch: String, Codable, Hashable, Sendable {
        /// The app delegate alone shows what it shows.
        case delegateOnly
        /// The window has the initial controller of the main storyboard first.
        case mainInterface
        /// The app delegate is made, and the app not launched.
        case making
    }

    /// How it is launched before the screen is made; nil if it is not.
    package var launch: Launch? = .mainInterface
    /// Whether objects are given empty values where other code would have given them some.
    package var providesEmptyValues = false
    /// The names of the files whose classes are left out.
    package var omittedFiles: [String] = []
    /// The names of classes that are left out.
    package var omittedClasses: [String] = []

    /// Creates the usual way to run it.
    package init() {}
}

extension RenderedScreen {
    /// The empty screen that answers whether an app can be launched.
    package static func launch(in variant: Variant) -> RenderedScreen {
        RenderedScreen(.launch, variant)
    }
}

extension ScreenRecipe {
    /// The empty screen that is shown after a launch.
    static var launch: ScreenRecipe {
        ScreenRecipe(
            input: "launch", screen: "launch", assets: AssetSearchPaths(directories: []),
            content: .code { UIViewController() })
    }
}
