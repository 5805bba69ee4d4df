import UIKit

/// A table of cities whose rows can be selected and deleted.
final class CitiesViewController: UITableViewController {
    private var cities = ["Lisbon", "Kyoto", "Reykjavik", "Cape Town", "Quito", "Tallinn"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        tableView.accessibilityIdentifier = "cities"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = cities[indexPath.row]
        detail.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(detail, animated: true)
    }
}
