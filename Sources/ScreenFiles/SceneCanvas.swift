public import Geometry

/// The canvas that an Interface Builder scene was designed on. Its size, safe area and traits follow from
/// these properties of the file.
public struct SceneCanvas: Hashable, Sendable {
    /// The simulated bar at an edge.
    public enum Bar: Hashable, Sendable {
        /// Not specified: inferred from the controllers that contain the scene.
        case inferred
        /// None.
        case none
        /// A bar of standard height.
        case shown
        /// A bar with a prompt, or with a large title.
        case tall
    }

    /// The size of the root view in points; nil for that of the device.
    public var size: Size?
    /// The position of the root view on the screen, which is below opaque bars.
    public var origin = Point.zero
    /// Interface Builder's name of the device; nil for the square canvas of Xcode 7 and earlier.
    public var deviceID: String?
    /// Whether the device is in landscape orientation.
    public var isLandscape = false
    /// Whether the appearance is dark.
    public var isDark = false
    /// The multitasking mode, such as `splitview1_3`; nil for full screen.
    public var adaptation: String?
    /// The version of the tools that saved the file, such as 21701; 0 if not specified.
    public var toolsVersion = 0
    /// Whether a controller owns the root view.
    public var hasController = false
    /// Whether the root is not a screen, but a cell or a view of a XIB file.
    public var isStandalone = false
    /// Whether the size is independent of the device (freeform).
    public var isFreeform = false
    /// The simulated status bar.
    public var statusBar = Bar.inferred
    /// The simulated top bar.
    public var topBar = Bar.inferred
    /// The simulated bottom bar.
    public var bottomBar = Bar.inferred
    /// Whether the scene is inside a navigation controller.
    public var isInNavigation = false
    /// Whether the scene is inside a tab bar controller.
    public var isInTabs = false
    /// Whether the simulated top bar is opaque, so that the root view begins below it.
    public var isOpaqueTopBar = false
    /// Whether the navigation bar has a large title.
    public var hasLargeTitle = false
    /// Whether the simulated bottom bar is a toolbar.
    public var isToolbar = false
    /// Whether the root is a cell.
    public var isCell = false

    /// Creates a canvas without known properties.
    public init() {}
}
