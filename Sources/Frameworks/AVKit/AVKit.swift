// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AVFoundation
public import UIKit

/// Displays video with controls; drawn as a placeholder.
open class AVPlayerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a video player" }
    /// The picture of the placeholder.
    open override var placeholderPicture: PlaceholderPicture? { .player }

    /// The player whose video is displayed.
    open var player: AVPlayer?
    /// Whether there are controls.
    open var showsPlaybackControls = true
    /// How video fills the view; kept, and has no effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether Picture in Picture is allowed.
    open var allowsPictureInPicturePlayback = true
    /// Whether it does so by itself.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the controller updates the Now Playing info center.
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
    /// Whether the first frame is ready for display.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the video in the view: empty.
    open var videoBounds: CGRect { .zero }
    /// The view between the video and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// The delegate; not retained.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// The delegate of an AVPlayerViewController; its methods are never called here.
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
    /// Called before the video enters full screen.
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
    /// The default implementation does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    {}
    /// The default implementation does nothing.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    /// The default implementation does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// The default implementation does nothing.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    /// The default implementation does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// The default implementation returns true.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Reports that the user interface was not restored.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// The default implementation does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
    /// The default implementation does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
}

/// A button that chooses where media play; drawn as a placeholder.
open class AVRoutePickerView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a button that chooses where media play" }

    /// The delegate; not retained.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color while something plays elsewhere.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether routes that show video are listed first.
    open var prioritizesVideoDevices = false
}

/// The delegate of an AVRoutePickerView.
public protocol AVRoutePickerViewDelegate: AnyObject {
    /// Called before the choice.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called after the choice.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// The default implementation does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// The default implementation does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// Controls Picture in Picture, which is not supported here.
open class AVPictureInPictureController: NSObject {
    /// Returns whether that is possible.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The image of a button that opens the window.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The image of a button that closes the window.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// The delegate; not retained.
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
    /// Starts Picture in Picture; has no effect here.
    open func startPictureInPicture() {}
    /// Stops Picture in Picture; has no effect here.
    open func stopPictureInPicture() {}
}

/// The delegate of an AVPictureInPictureController; its methods are never called here.
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
    /// Called to restore the user interface when Picture in Picture stops.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    /// The default implementation does nothing.
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// The default implementation does nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// The default implementation does nothing.
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// The default implementation does nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// The default implementation does nothing.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Reports that the user interface was not restored.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
