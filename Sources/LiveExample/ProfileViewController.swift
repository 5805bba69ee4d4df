import UIKit

/// A name from a storyboard that another screen edits; an unwind segue brings it back.
final class ProfileViewController: UIViewController, InterfaceBuilderConnectable {
    private var nameLabel: UILabel?
    private var noteLabel: UILabel?

    func setOutlet(_ name: String, to object: Any?) -> Bool {
        switch name {
        case "nameLabel":
            nameLabel = object as? UILabel
            return nameLabel != nil
        case "noteLabel":
            noteLabel = object as? UILabel
            return noteLabel != nil
        default: return false
        }
    }

    func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        guard selector == "unwindToProfile:", let segue = sender as? UIStoryboardSegue else { return false }
        unwindToProfile(segue)
        return true
    }

    var unwindActions: [Selector] { ["unwindToProfile:"] }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? EditNameViewController)?.name = nameLabel?.text
    }

    private func unwindToProfile(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? EditNameViewController else { return }
        nameLabel?.text = editor.name
        noteLabel?.text = editor.isSaved ? "Saved by the button's action" : "The item's action was not called"
    }
}

/// A field for a name, which a button or a bar item takes back.
final class EditNameViewController: UIViewController, InterfaceBuilderConnectable {
    /// The name before and after editing.
    var name: String?
    /// Whether the action was called.
    private(set) var isSaved = false
    private var nameField: UITextField?

    func setOutlet(_ name: String, to object: Any?) -> Bool {
        guard name == "nameField" else { return false }
        nameField = object as? UITextField
        return nameField != nil
    }

    func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        guard selector == "save:" else { return false }
        isSaved = true
        return true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField?.text = name
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { name = nameField?.text }
}
