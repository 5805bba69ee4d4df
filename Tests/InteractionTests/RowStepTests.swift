import Diagnostics
import Scripts
import Testing

@testable import Interaction
@testable import UIKitCore

/// Rows of tables.
@Suite struct RowStepTests {
    /// A table of cities, whose first row cannot be edited.
    private final class Cities: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<40).map { "City \($0)" }
        var selected: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row > 0
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    private let cities = Cities()

    private func run(_ steps: Step...) -> ScriptRun {
        let table = named("cities", UITableView(frame: .zero), 0, 0, 320, 480)
        table.dataSource = cities
        table.delegate = cities
        return ScriptRun(steps, on: [table])
    }

    @Test func rowsAreSelectedByTouch() {
        #expect(run(.selectRow(2), .selectRow(titled: "City 3"), .selectRow(35, in: "cities")).failure == nil)
        #expect(cities.selected == [2, 3, 35])
    }

    @Test func rowsAreDeletedByTheDataSource() {
        let run = run(.deleteRow(2), .deleteRow(titled: "City 5"), .expect("cities", .count, 38))
        #expect(run.failure == nil)
        #expect(cities.names.prefix(5) == ["City 0", "City 1", "City 3", "City 4", "City 6"])
        #expect(run.log.contains("commit delete forRowAt"))
    }

    @Test func rowsThatAreNotThere() {
        #expect(run(.selectRow(40)).failure?.message == "select row 40: section 0 has 40 rows")
        #expect(
            run(.deleteRow(1, section: 1)).failure?.message
                == "delete row 1 of section 1: the table has 1 section")
        let failure = run(.selectRow(titled: "Cty 3")).failure
        #expect(failure?.message == "select row \"Cty 3\": no row in sight shows 'Cty 3'")
        #expect(failure?.hints == ["did you mean 'City 3'?"])
        #expect(
            run(.deleteRow(0)).failure?.message
                == "delete row 0: the data source does not let the row be edited")
    }
}
