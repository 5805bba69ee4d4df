import Devices
import Geometry
import ScreenFiles

/// What Xcode's canvas takes from a root view for bars and the device's edges.
struct CanvasInsets {
    /// The facts of the file.
    let canvas: SceneCanvas
    /// The device; nil for the square without one.
    let model: DeviceProfile?
    /// The extent of the root view.
    let size: Size

    /// The safe area's insets.
    var safeArea: Insets { Insets(top: top, left: 0, bottom: bottom, right: 0) }

    private var orientation: DeviceOrientation { canvas.isLandscape ? .landscape : .portrait }

    private var top: Double {
        guard canvas.statusBar != .none || canvas.isInNavigation else { return 0 }
        let status = model?.safeArea(in: orientation).top ?? 20
        return status + (canvas.isInNavigation || canvas.topBar == .shown ? 44 : 0)
    }

    private var bottom: Double {
        let edge = model?.safeArea(in: orientation).bottom ?? 0
        return edge + (canvas.isInTabs || canvas.bottomBar == .shown ? 49 : 0)
    }
}
