public import Geometry

/// What an Interface Builder scene was drawn on: facts of the file, from which its extent, safe area and
/// conditions on the canvas follow.
public struct SceneCanvas: Hashable, Sendable {
    /// What the bars at an edge are simulated to be.
    public enum Bar: Hashable, Sendable {
        /// Nothing is said: as the controllers around the scene have it.
        case inferred
        /// None.
        case none
        /// A bar.
        case shown
        /// A bar with a prompt, or a large one.
        case tall
    }

    /// The extent of the root view in points; nil for that of the device.
    public var size: Size?
    /// Where the root view lies on the screen: below bars that nothing shows through.
    public var origin = Point.zero
    /// Interface Builder's name of the device; nil for the square without one of Xcode 7 and before.
    public var deviceID: String?
    /// Whether the device lies.
    public var isLandscape = false
    /// Whether the appearance is dark.
    public var isDark = false
    /// How the app shares the screen, such as `splitview1_3`; nil for not at all.
    public var adaptation: String?
    /// The version of the tools that saved the file, such as 21701; 0 where it is not said.
    public var toolsVersion = 0
    /// Whether a controller owns the root view.
    public var hasController = false
    /// Whether the root is a view of its own instead of a screen: a cell, or a view of a xib.
    public var isStandalone = false
    /// Whether the extent is not that of the device on purpose.
    public var isFreeform = false
    /// Whether the status bar is simulated.
    public var statusBar = Bar.inferred
    /// What is simulated at the top.
    public var topBar = Bar.inferred
    /// What is simulated at the bottom.
    public var bottomBar = Bar.inferred
    /// Whether the scene is reached through a navigation controller.
    public var isInNavigation = false
    /// Whether the scene lies in a tab bar controller.
    public var isInTabs = false
    /// Whether nothing shows through the bar simulated at the top, so that the root begins below it.
    public var isOpaqueTopBar = false
    /// Whether the navigation bar has a large title.
    public var hasLargeTitle = false
    /// Whether the bar simulated at the bottom is a toolbar.
    public var isToolbar = false
    /// Whether the root is a cell.
    public var isCell = false

    /// Nothing known.
    public init() {}
}
