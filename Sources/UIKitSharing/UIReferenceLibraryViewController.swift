public import UIKitCore

/// Displays the definition of a term; drawn as a placeholder.
open class UIReferenceLibraryViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a dictionary" }

    private let term: String

    /// Creates a controller of a word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    /// Returns whether a dictionary has a word: there are none.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Trims a video; drawn as a placeholder.
open class UIVideoEditorController: UINavigationController {
    /// The film.
    open var videoPath = ""
    /// The longest film, in seconds; 0 for any.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of the film.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Shows the placeholder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = PlaceholderContentController("UIVideoEditorController", showing: "a video editor")
        setViewControllers([content], animated: false)
    }
    /// Returns whether a film can be cut: none can here.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// The delegate that is notified of a film that was cut.
public protocol UIVideoEditorControllerDelegate: AnyObject {
    /// Called after the film was saved.
    func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// Called when the film could not be saved.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// Called when the user cancelled.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    /// Does nothing.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    /// Does nothing.
    public func videoEditorController(
        _ editor: UIVideoEditorController, didFailWithError error: any Error
    ) {}
    /// Dismisses the editor.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
        editor.dismiss(animated: true)
    }
}
