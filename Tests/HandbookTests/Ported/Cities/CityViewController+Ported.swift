// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Cities/CityViewController.swift", line: 1)
import UIKit

/// A field for the name of a city. The button's segue unwinds to the table, which takes the name.
class CityViewController: UIViewController, InterfaceBuilderConnectable {
              private weak var nameField: UITextField!

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
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: CityViewController(); case .nib(let name, let bundle): CityViewController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfCityViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }; var unwindActions: [Selector] { [] } }
#sourceLocation()
extension CityViewController {
    func setOutletOfCityViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "nameField": guard let value = object as? UITextField else { return false }; self.nameField = value; return true;
        default: return false
        }
    }
}
