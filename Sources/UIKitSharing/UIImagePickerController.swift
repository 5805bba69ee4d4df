public import UIKitCore

/// Takes pictures and videos, or chooses some of the library; drawn as a placeholder.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from. Raw values match Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        /// The user's photos.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The newest photos.
        case savedPhotosAlbum = 2
    }

    /// What the camera takes. Raw values match Apple's.
    public enum CameraCaptureMode: Int, Hashable, Sendable {
        /// Photos.
        case photo = 0
        /// Films.
        case video = 1
    }

    /// The cameras. Raw values match Apple's.
    public enum CameraDevice: Int, Hashable, Sendable {
        /// That at the back.
        case rear = 0
        /// That at the front.
        case front = 1
    }

    /// When the camera flashes. Raw values match Apple's.
    public enum CameraFlashMode: Int, Hashable, Sendable {
        /// Never.
        case off = -1
        /// Where it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The quality of films. Raw values match Apple's.
    public enum QualityType: Int, Hashable, Sendable {
        /// High.
        case typeHigh = 0
        /// Medium.
        case typeMedium = 1
        /// Low.
        case typeLow = 2
        /// Of 640 by 480 pixels.
        case type640x480 = 3
        /// Of 1280 by 720 pixels.
        case typeIFrame1280x720 = 4
        /// Of 960 by 540 pixels.
        case typeIFrame960x540 = 5
    }

    /// The keys of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of content.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user edited it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the user chose.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The address of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address of a photo.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What is known of a picture.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The photo.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The photo with its film.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The address of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of content.
    open var mediaTypes = ["public.image"]
    /// Whether the user may edit the picture.
    open var allowsEditing = false
    /// What the camera takes.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Which camera is used.
    open var cameraDevice = CameraDevice.rear
    /// When the camera flashes.
    open var cameraFlashMode = CameraFlashMode.auto
    /// What is shown over the camera's picture.
    open var cameraOverlayView: UIView?
    /// Whether the camera's controls are shown.
    open var showsCameraControls = true
    /// The quality of films.
    open var videoQuality = QualityType.typeMedium
    /// The longest film, in seconds.
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

    /// Returns whether pictures can come from somewhere: there are photos on every device, and a camera in none here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the kinds of content that can come from somewhere.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    /// Returns whether there is a camera: none is here.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether a camera has a flash: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns what a camera takes, by raw values of `CameraCaptureMode`: there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// The transform of the camera's picture.
    open var cameraViewTransform = CGAffineTransform.identity
    /// How photos are given out.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The quality in which films are given out, by its name.
    open var videoExportPreset = "AVAssetExportPresetPassthrough"
    /// Begins to take a film; returns whether it does: there is no camera.
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    /// Stops capturing video; has no effect here.
    open func stopVideoCapture() {}

    /// How photos are given out. Raw values match Apple's.
    public enum ImageURLExportPreset: Int, Hashable, Sendable {
        /// As JPEG.
        case compatible = 0
        /// As they are.
        case current = 1
    }

    /// Captures a still image; has no effect here, as there is no camera.
    open func takePicture() {}

    private static var placeholder: UIViewController {
        PlaceholderContentController("UIImagePickerController", showing: "an image picker")
    }
}

/// The delegate that is notified of chosen pictures.
public protocol UIImagePickerControllerDelegate: DelegateMethods {
    /// Called when a picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
