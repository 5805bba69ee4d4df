public import PlaceholderViews
public import UIKitCore

/// Takes photos and videos, or chooses some from the library; drawn as a placeholder.
open class UIImagePickerController: UINavigationController {
    /// The sources of images. Raw values match Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        /// The photo library with its albums.
        case photoLibrary = 0
        /// The device's camera, which is not available here.
        case camera = 1
        /// The recently saved photos.
        case savedPhotosAlbum = 2
    }

    /// The kinds of media that the camera captures. Raw values match Apple's.
    public enum CameraCaptureMode: Int, Hashable, Sendable {
        /// The camera captures photos.
        case photo = 0
        /// The camera captures videos.
        case video = 1
    }

    /// The cameras of a device. Raw values match Apple's.
    public enum CameraDevice: Int, Hashable, Sendable {
        /// The camera on the back.
        case rear = 0
        /// The camera on the front.
        case front = 1
    }

    /// The flash modes of the camera. Raw values match Apple's.
    public enum CameraFlashMode: Int, Hashable, Sendable {
        /// The flash is always off.
        case off = -1
        /// The flash is used in low light.
        case auto = 0
        /// The flash is always on.
        case on = 1
    }

    /// The quality of recorded videos. Raw values match Apple's.
    public enum QualityType: Int, Hashable, Sendable {
        /// The highest quality of the camera.
        case typeHigh = 0
        /// Medium quality, for transmission over Wi-Fi.
        case typeMedium = 1
        /// Low quality, for transmission over cellular networks.
        case typeLow = 2
        /// VGA quality, 640 by 480 pixels.
        case type640x480 = 3
        /// iFrame format of 1280 by 720 pixels.
        case typeIFrame1280x720 = 4
        /// iFrame format of 960 by 540 pixels.
        case typeIFrame960x540 = 5
    }

    /// The keys of the information about the chosen media.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type identifier of the media.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image as it was taken, before cropping.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as the user edited it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The cropping rectangle that the user chose.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the original media in the assets library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The metadata of a captured image.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The asset in the photo library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The Live Photo, an image with its video.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The URL of the image file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The source of images; `photoLibrary` by default.
    open var sourceType = SourceType.photoLibrary
    /// The type identifiers of the media; images by default.
    open var mediaTypes = ["public.image"]
    /// Whether the user can edit the media; false by default.
    open var allowsEditing = false
    /// The kind of media that the camera captures; `photo` by default.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera in use; `rear` by default.
    open var cameraDevice = CameraDevice.rear
    /// The flash mode; `auto` by default.
    open var cameraFlashMode = CameraFlashMode.auto
    /// The view displayed over the camera preview; nil for none.
    open var cameraOverlayView: UIView?
    /// Whether the default camera controls are displayed; true by default.
    open var showsCameraControls = true
    /// The quality of recorded videos; `typeMedium` by default.
    open var videoQuality = QualityType.typeMedium
    /// The maximum duration of videos, in seconds; 600 by default.
    open var videoMaximumDuration: TimeInterval = 600

    /// Creates a controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [Self.placeholder]
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [Self.placeholder]
    }

    /// Returns whether a source is available: all but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the type identifiers of a source's media; nil if the source is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    /// Returns whether a camera is available: none is here.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether a camera has a flash: false, as there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the capture modes of a camera by raw value: nil, as there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// The transform of the camera preview; the identity by default.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The format of exported images; `compatible` by default.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The name of the preset for exported videos; passes them through by default.
    open var videoExportPreset = "AVAssetExportPresetPassthrough"
    /// Starts video capture; returns false, as there is no camera.
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    /// Stops capturing video; has no effect here.
    open func stopVideoCapture() {}

    /// The formats of exported images. Raw values match Apple's.
    public enum ImageURLExportPreset: Int, Hashable, Sendable {
        /// Converted to JPEG where necessary.
        case compatible = 0
        /// In their current format.
        case current = 1
    }

    /// Captures a still image; has no effect here, as there is no camera.
    open func takePicture() {}

    private static var placeholder: UIViewController {
        PlaceholderContentController("UIImagePickerController", showing: "an image picker")
    }
}

/// The delegate that is notified of chosen media.
public protocol UIImagePickerControllerDelegate: DelegateMethods {
    /// Called when an image or a video was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing by default; the method is optional.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Dismisses the picker by default.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
