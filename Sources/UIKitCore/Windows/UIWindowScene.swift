/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The screen of the scene.
    open var screen: UIScreen { .main }
    /// The windows of the scene.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that receives the keyboard's input.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { RenderEnvironment.current.interfaceOrientation }
    /// Whether the windows fill the screen; they do.
    open var isFullScreen: Bool { true }
    /// The coordinates of the scene: those of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    /// The geometry of the windows.
    open var effectiveGeometry: Geometry { Geometry() }
    /// The behaviors of the windows; nil, as a device's windows fill the screen.
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
    /// Provides what commands of the system share; they are not shown here.
    open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { RenderEnvironment.current.traits }
    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The limits of the window's size; has no effect on a device whose windows fill the screen.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = nil

    /// Requests another geometry of the windows. That of a render stays, so that the handler is called with an error.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }

    /// The geometry of a scene's windows.
    open class Geometry: NSObject {
        /// The coordinates of the scene.
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
        /// How the interface is oriented.
        open var interfaceOrientation: UIInterfaceOrientation {
            RenderEnvironment.current.interfaceOrientation
        }
        /// Whether the orientation is kept as the device turns.
        open var isInterfaceOrientationLocked: Bool { false }
        /// Whether the user is resizing the scene; always false.
        open var isInteractivelyResizing: Bool { false }
    }

    /// A requested geometry of the windows.
    open class GeometryPreferences: NSObject {
        /// A requested orientation.
        public final class iOS: GeometryPreferences {  // swift-format-ignore: AlwaysUseLowerCamelCase
            /// The requested orientations; nil for no request.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a request for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

/// The behaviors of a scene's windows.
open class UISceneWindowingBehaviors: NSObject {
    /// Whether the windows can be closed.
    open var isClosable = true
    /// Whether the windows can be minimized.
    open var isMiniaturizable = true
}

/// Provides what commands of the system share.
public protocol UIActivityItemsConfigurationProviding: AnyObject {
    /// The configuration of the items that are shared; nil for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// The conditions under which a scene is chosen for content to be shown.
open class UISceneActivationConditions: NSObject {
    /// Which contents the scene can show.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Which contents the scene prefers to show.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension RenderContext {
    /// The scene of the windows.
    var scene: UIWindowScene {
        shared {
            UIWindowScene(
                session: UISceneSession(role: .windowApplication, identifier: "scene"),
                connectionOptions: UIScene.ConnectionOptions())
        }
    }
}
