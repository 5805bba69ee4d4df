// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AVFoundation
public import UIKit

/// Shows a film with controls; here a box.
open class AVPlayerViewController: SystemController {
    /// What plays.
    open var player: AVPlayer?
    /// Whether there are controls.
    open var showsPlaybackControls = true
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film goes on in a small window.
    open var allowsPictureInPicturePlayback = true
    /// The view between film and controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Hears of the film; not retained.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Hears of a film.
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// Chooses where a film or a sound plays; a button without an image here, as there is nowhere else.
open class AVRoutePickerView: UIView {
    /// Hears of the choice; not retained.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color while something plays elsewhere.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether places that show films go first.
    open var prioritizesVideoDevices = false
}

/// Hears of a choice of where something plays.
public protocol AVRoutePickerViewDelegate: AnyObject {
    /// Called before the choice.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called after the choice.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// Shows a film in a small window above other apps; there are none.
open class AVPictureInPictureController: NSObject {
    /// Returns whether that is possible.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// Hears of the window; not retained.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Creates a controller of a layer.
    public init?(playerLayer: AVPlayerLayer) { nil }
    /// Whether the window is shown.
    open var isPictureInPictureActive: Bool { false }
    /// Whether it can be.
    open var isPictureInPicturePossible: Bool { false }
    /// Shows the window.
    open func startPictureInPicture() {}
    /// Closes the window.
    open func stopPictureInPicture() {}
}

/// Hears of a small window.
public protocol AVPictureInPictureControllerDelegate: AnyObject {}
