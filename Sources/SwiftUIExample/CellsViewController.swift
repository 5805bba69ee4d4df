import SwiftUI
import UIKit

/// A table whose cells show SwiftUI views.
final class CellsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cells"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath), row = indexPath.row
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Image(systemName: row.isMultiple(of: 2) ? "heart" : "star").foregroundStyle(.pink)
                VStack(alignment: .leading) {
                    Text("Row \(row)")
                    if row > 1 {
                        Text(String(repeating: "A longer text. ", count: row)).font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer()
                Text("\(row * 12)").monospacedDigit()
            }
        }
        return cell
    }
}
