// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Cities/CitiesViewController.swift", line: 1)
import UIKit

/// A table of cities, from which rows are deleted and to which another screen brings new ones.
class CitiesViewController: UITableViewController, InterfaceBuilderConnectable {
    private var cities = ["北京", "上海", "广州", "深圳", "杭州", "成都"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems?.append(editButtonItem)
        // A table does not lay out its header, and takes the frame that it has.
        let header = CityHeaderView()
        header.frame.size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        tableView.tableHeaderView = header
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        deleteCity(at: indexPath)
    }

    private func deleteCity(at indexPath: IndexPath) {
        cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    // MARK: Other screens

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let box = segue.destination as? AlertBoxViewController,
            let indexPath = tableView.indexPathForSelectedRow
        else { return }
        let city = cities[indexPath.row]
        box.heading = "删除“\(city)”？"
        box.message = "删除以后，可以用右上角的加号把它加回来。"
        box.onConfirm = { [weak self] in
            self?.deleteCity(at: indexPath)
            self?.performSegue(withIdentifier: "notice", sender: nil)
        }
        tableView.deselectRow(at: indexPath, animated: true)
    }

    /// Takes the name that the other screen brings.
              private func unwindToCities(_ segue: UIStoryboardSegue) {
        guard let name = (segue.source as? CityViewController)?.name else { return }
        cities.append(name)
        tableView.insertRows(at: [IndexPath(row: cities.count - 1, section: 0)], with: .automatic)
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: CitiesViewController(); case .nib(let name, let bundle): CitiesViewController(nibName: name, bundle: bundle); case .tableController(let style): CitiesViewController(style: style); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { false }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfCitiesViewController(selector, sender: sender, event: event) }; var unwindActions: [Selector] { ["unwindToCities:"] } }
#sourceLocation()
extension CitiesViewController {
    func performActionOfCitiesViewController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "unwindToCities:": guard let sender = sender as Any as? UIStoryboardSegue else { return false }; self.unwindToCities(sender); return true;
        default: return false
        }
    }
}
