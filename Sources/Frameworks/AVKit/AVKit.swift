// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AVFoundation
public import UIKit

/// Shows a film with controls; here a box.
open class AVPlayerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a video player" }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .player }

    /// What plays.
    open var player: AVPlayer?
    /// Whether there are controls.
    open var showsPlaybackControls = true
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film goes on in a small window.
    open var allowsPictureInPicturePlayback = true
    /// Whether it does so by itself.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the system tells what plays.
    open var updatesNowPlayingInfoCenter = true
    /// Whether it fills the screen while it plays.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it no longer fills the screen at the end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the user cannot go to other times.
    open var requiresLinearPlayback = false
    /// Whether times are shown.
    open var showsTimecodes = false
    /// Whether texts of a picture can be chosen.
    open var allowsVideoFrameAnalysis = true
    /// Whether the film can be shown.
    open var isReadyForDisplay: Bool { false }
    /// Where the film is; not known.
    open var videoBounds: CGRect { .zero }
    /// The view between film and controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Hears of the film; not retained.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Hears of a film; never called here.
public protocol AVPlayerViewControllerDelegate: AnyObject {
    /// Called before a small window.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called after a small window was opened.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when it could not be.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error)
    /// Called before the small window closes.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called after the small window has closed.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Returns whether the controller goes when the small window comes.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// Called to show the controller again.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
    /// Called before the film fills the screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator)
    /// Called before it no longer does.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    {}
    /// Does nothing.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Does nothing.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    /// Does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Returns true.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Tells that it is not shown.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
}

/// Chooses where a film or a sound plays; a button without an image here, as there is nowhere else.
open class AVRoutePickerView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a button that chooses where media play" }

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
    /// The image of a button that opens the window.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The image of a button that closes the window.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// Hears of the window; not retained.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Creates a controller of a layer.
    public init?(playerLayer: AVPlayerLayer) { nil }
    /// Whether the window is shown.
    open var isPictureInPictureActive: Bool { false }
    /// Whether it can be.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether it waits.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it is shown by itself.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the user cannot go to other times.
    open var requiresLinearPlayback = false
    /// Shows the window.
    open func startPictureInPicture() {}
    /// Closes the window.
    open func stopPictureInPicture() {}
}

/// Hears of a small window; never called here.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    /// Called before the window.
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// Called after the window was opened.
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// Called before the window closes.
    func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// Called after the window has closed.
    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// Called when there is no window.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    /// Called to show the film again.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    /// Does nothing.
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing.
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Tells that it is not shown.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
