// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Photos
public import UIKit

/// What can be chosen.
public struct PHPickerConfiguration {
    /// The greatest number; 0 for no limit.
    public var selectionLimit = 1
    /// The kinds; nil for all.
    public var filter: PHPickerFilter?
    /// How photos are given.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How photos are given. Raw values match Apple's.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// The representation that the system chooses.
        case automatic = 0
        /// As they are.
        case current = 1
        /// As most apps can read them.
        case compatible = 2
    }
    /// Creates a configuration.
    public init() {}
    /// How the selection is made and reported.
    public var selection = Selection.default
    /// What is chosen before.
    public var preselectedAssetIdentifiers: [String] = []
    /// How a selection is made and reported. Raw values match Apple's.
    public enum Selection: Int, Hashable, Sendable {
        /// The behavior that the system chooses.
        case `default` = 0
        /// In its order.
        case ordered = 1
        /// At every change.
        case continuous = 2
        /// At every change and in its order.
        case continuousAndOrdered = 3
    }
    /// Creates a configuration of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// Kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>
    /// Images, including Live Photos.
    public static let images = PHPickerFilter(names: ["images"])
    /// Videos of any kind.
    public static let videos = PHPickerFilter(names: ["videos"])
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    /// Panoramas of the library.
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    /// Pictures of screens.
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    /// Films of screens.
    public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
    /// Pictures with distances.
    public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
    /// Pictures that were taken together.
    public static let bursts = PHPickerFilter(names: ["bursts"])
    /// Films of many pictures a second.
    public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
    /// Films of few pictures a minute.
    public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
    /// Films with distances.
    public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
    /// Returns what is of all kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: Set(["all"] + subfilters.flatMap(\.names)))
    }
    /// Returns what is not of a kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(names: Set(["not"] + filter.names))
    }
    /// Returns several kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: Set(subfilters.flatMap(\.names)))
    }
}

/// A photo that was chosen.
public struct PHPickerResult {
    /// Provides the representations of the asset.
    public let itemProvider: NSItemProvider
    /// The local identifier of the asset.
    public let assetIdentifier: String?
}

/// A photo picker; drawn as a placeholder.
open class PHPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a photo picker" }

    /// What can be chosen.
    public let configuration: PHPickerConfiguration
    /// The delegate; not retained.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Creates a controller.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

extension PHPickerViewController {
    /// Deselects assets; has no effect here.
    public func deselectAssets(withIdentifiers identifiers: [String]) {}
    /// Moves a selected asset; has no effect here.
    public func moveAsset(
        withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
    ) {}
}

extension PHPhotoLibrary {
    /// Presents the limited-library picker; has no effect here.
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// Presents the limited-library picker, which is not shown; the handler gets no identifiers.
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) { CompletionQueue.async { completionHandler([]) } }
}

/// Shows a picture that moves; there is none, so that it stays empty.
open class PHLivePhotoView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a Live Photo" }

    /// How much of it is played. Raw values match Apple's.
    public enum PlaybackStyle: Int, Hashable, Sendable {
        /// Plays the whole Live Photo.
        case full = 1
        /// Plays a brief hint.
        case hint = 2
    }
    /// The Live Photo of the view.
    open var livePhoto: PHLivePhoto?
    /// The delegate; not retained.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether it is silent.
    open var isMuted = false
    /// What plays it.
    open private(set) lazy var playbackGestureRecognizer = UIGestureRecognizer()
    /// Starts the playback; has no effect here.
    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    /// Stops the playback; has no effect here.
    open func stopPlayback() {}
}

/// The delegate of a PHLivePhotoView; its methods are never called here.
public protocol PHLivePhotoViewDelegate: AnyObject {
    /// Called before it moves.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    /// Called after it has moved.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    /// The default implementation does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
    /// The default implementation does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
}

/// The delegate of a PHPickerViewController.
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what was chosen.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
