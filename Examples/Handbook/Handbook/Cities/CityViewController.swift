import UIKit

/// A field for the name of a city. The button's segue unwinds to the table, which takes the name.
class CityViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!

    /// The name that was typed.
    private(set) var name: String?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        nameField.text?.isEmpty == false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { name = nameField.text }
}
