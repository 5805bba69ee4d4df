package import Geometry

/// The canvas that an Interface Builder scene was designed on. Its size, safe area and traits follow from
/// these properties of the file.
package struct SceneCanvas: Hashable, Sendable {
    /// The simulated bar at an edge.
    package enum Bar: Hashable, Sendable {
        /// Not specified: inferred from the controllers that contain the scene.
        case inferred
        /// There is no bar.
        case none
        /// A bar of standard height.
        case shown
        /// A bar with a prompt, or with a large title.
        case tall
    }

    /// The size of the root view in points; nil for that of the device.
    package var size: Size?
    /// The position of the root view on the screen, which is below opaque bars.
    package var origin = Point.zero
    /// Interface Builder's name of the device; nil for the square canvas of Xcode 7 and earlier.
    package var deviceID: String?
    /// Whether the device is in landscape orientation.
    package var isLandscape = false
    /// Whether the appearance is dark.
    package var isDark = false
    /// The multitasking mode, such as `splitview1_3`; nil for full screen.
    package var adaptation: String?
    /// The version of the tools that saved the file, such as 21701; 0 if not specified.
    package var toolsVersion = 0
    /// Whether a controller owns the root view.
    package var hasController = false
    /// Whether the root is not a screen, but a cell or a view of a XIB file.
    package var isStandalone = false
    /// Whether the size is independent of the device (freeform).
    package var isFreeform = false
    /// The simulated status bar.
    package var statusBar = Bar.inferred
    /// The simulated top bar.
    package var topBar = Bar.inferred
    /// The simulated bottom bar.
    package var bottomBar = Bar.inferred
    /// Whether the scene is inside a navigation controller.
    package var isInNavigation = false
    /// Whether the scene is embedded in a container view of another one.
    package var isEmbedded = false
    /// Whether the scene is presented as a popover.
    package var isPopover = false
    /// Whether the scene is inside a tab bar controller.
    package var isInTabs = false
    /// Whether the simulated top bar is opaque, so that the root view begins below it.
    package var isOpaqueTopBar = false
    /// Whether the root begins at the upper edge of the screen, under the bars there.
    package var extendsUnderTopBar = true
    /// Whether the lowest view in the root is a scroll view, which a large title of the navigation bar follows.
    package var beginsWithScrollView = false
    /// Whether the navigation bar has a large title.
    package var hasLargeTitle = false
    /// Whether the simulated bottom bar is a toolbar.
    package var isToolbar = false
    /// Whether the root is a cell.
    package var isCell = false

    /// Creates a canvas without known properties.
    package init() {}
}
