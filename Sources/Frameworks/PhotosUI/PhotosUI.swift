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
open class PHPickerViewController: SystemController {
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

/// Hears of a choice of photos.
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what was chosen.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
