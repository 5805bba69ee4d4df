import Devices
import Geometry

extension RenderEnvironment {
    /// The extent of the screen in points, as the device is held.
    package var screenSize: CGSize { CGSize(device.size(in: orientation)) }

    /// What the device's edges take from the screen.
    var deviceSafeArea: UIEdgeInsets { UIEdgeInsets(device.safeArea(in: orientation)) }

    /// The least margin at the sides of a controller's root view.
    var systemMargin: CGFloat { device.systemMargin(in: orientation) }
}

extension UIViewController {
    /// The system's least margins, left and right resolved.
    var systemMinimumInsets: Insets {
        let margins = systemMinimumLayoutMargins
        let isMirrored = view.isRightToLeft
        return Insets(
            top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
            bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    }
}
