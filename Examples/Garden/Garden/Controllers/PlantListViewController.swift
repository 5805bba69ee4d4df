import UIKit

class PlantListViewController: UITableViewController {
    private let store = PlantStore.shared
    private var viewModel = PlantListViewModel(plants: [])
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(reload))
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Name or place"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .plantsDidChange, object: nil)
        reload()
    }

    @objc private func reload() {
        viewModel = PlantListViewModel(plants: store.plants, filter: searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PlantDetailViewController,
            let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.plantIndex = viewModel.sections[indexPath.section].rows[indexPath.row].index
    }

    @IBAction func unwindToPlants(_ segue: UIStoryboardSegue) {}
}

// MARK: - Search

extension PlantListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { reload() }
}

// MARK: - Data source

extension PlantListViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { viewModel.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        viewModel.sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath) as! PlantCell
        cell.configure(with: viewModel.sections[indexPath.section].rows[indexPath.row])
        return cell
    }
}
