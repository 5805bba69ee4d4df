import Devices
import Geometry

extension RenderEnvironment {
    /// The size of the screen in points, in the current orientation of the device.
    package var screenSize: CGSize { CGSize(device.size(in: orientation)) }

    /// The safe area insets of the device itself, in points, without bars.
    var deviceSafeArea: UIEdgeInsets { UIEdgeInsets(device.safeArea(in: orientation)) }

    /// The minimum layout margin at the sides of a controller's root view, in points.
    var systemMargin: CGFloat { device.systemMargin(in: orientation) }
}

extension UIViewController {
    /// The system's minimum layout margins in points, by left and right.
    var systemMinimumInsets: Insets {
        let margins = systemMinimumLayoutMargins
        let isMirrored = view.isRightToLeft
        return Insets(
            top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
            bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    }
}
