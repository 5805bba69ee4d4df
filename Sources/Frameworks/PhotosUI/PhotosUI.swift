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
        /// As the system likes.
        case automatic = 0
        /// As they are.
        case current = 1
        /// As most apps can read them.
        case compatible = 2
    }
    /// Creates a configuration.
    public init() {}
    /// How what was chosen is told.
    public var selection = Selection.default
    /// What is chosen before.
    public var preselectedAssetIdentifiers: [String] = []
    /// How what was chosen is told. Raw values match Apple's.
    public enum Selection: Int, Hashable, Sendable {
        /// As the system likes.
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
    /// Pictures.
    public static let images = PHPickerFilter(names: ["images"])
    /// Films.
    public static let videos = PHPickerFilter(names: ["videos"])
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    /// Wide pictures.
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
    /// Provides it.
    public let itemProvider: NSItemProvider
    /// Its name.
    public let assetIdentifier: String?
}

/// Chooses photos; here a box.
open class PHPickerViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a photo picker" }

    /// What can be chosen.
    public let configuration: PHPickerConfiguration
    /// Hears of the choice; not retained.
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
    /// No longer chooses some photos; has no effect on the box.
    public func deselectAssets(withIdentifiers identifiers: [String]) {}
    /// Moves a chosen photo; has no effect on the box.
    public func moveAsset(
        withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
    ) {}
}

extension PHPhotoLibrary {
    /// Has the user choose which photos the app may see; nobody does here.
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// Has the user choose which photos the app may see; nobody does here.
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
        /// All.
        case full = 1
        /// A part.
        case hint = 2
    }
    /// The picture.
    open var livePhoto: PHLivePhoto?
    /// Hears of it; not retained.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether it is silent.
    open var isMuted = false
    /// What plays it.
    open private(set) lazy var playbackGestureRecognizer = UIGestureRecognizer()
    /// Plays it; nothing is seen.
    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    /// Ends.
    open func stopPlayback() {}
}

/// Hears of a picture that moves; never called here.
public protocol PHLivePhotoViewDelegate: AnyObject {
    /// Called before it moves.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    /// Called after it has moved.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    /// Does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
    /// Does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
}

/// Hears of a choice of photos.
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what was chosen.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
