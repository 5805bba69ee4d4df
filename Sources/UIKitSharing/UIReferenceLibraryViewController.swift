public import PlaceholderViews
public import UIKitCore

/// Displays the definition of a term; drawn as a placeholder.
open class UIReferenceLibraryViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a dictionary" }

    private let term: String

    /// Creates a controller for a term.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    /// Returns whether a dictionary has a definition: false, as there are no dictionaries.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Trims a video; drawn as a placeholder.
open class UIVideoEditorController: UINavigationController {
    /// The path of the video; empty by default.
    open var videoPath = ""
    /// The maximum duration of the trimmed video, in seconds; 0 for any. 600 by default.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of the saved video; `typeLow` by default.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Displays the placeholder as its content.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = PlaceholderContentController("UIVideoEditorController", showing: "a video editor")
        setViewControllers([content], animated: false)
    }
    /// Returns whether a video can be edited: none can here.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// The delegate that is notified of trimmed videos.
public protocol UIVideoEditorControllerDelegate: AnyObject {
    /// Called after the video was saved.
    func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// Called when the video could not be saved.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// Called when the user cancelled.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    /// Does nothing by default; the method is optional.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    /// Does nothing by default; the method is optional.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didFailWithError error: any Error
    ) {}
    /// Dismisses the editor by default.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        editor.dismiss(animated: true)
    }
}
