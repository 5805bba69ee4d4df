/// Provides the rows of a table view.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UITableViewDataSource: DelegateMethods {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, usually from `dequeueReusableCell(withIdentifier:for:)`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section's header; none by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer; none by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row can be edited; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved; by default whether its cell shows the reorder control.
    ///
    /// In UIKit rows can also be moved where the data source only has `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the index at the trailing edge, which is not drawn; nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section of a title of the index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Commits the deletion or insertion of a row by the user, in the data and in the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Moves a row in the data, after the user has moved it in the table.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// The default implementation: one section.
    public func numberOfSections(in tableView: UITableView) -> Int {
        forwarded("numberOfSectionsInTableView:", (any UITableViewDataSource).self) {
            $0.numberOfSections(in: tableView)
        } ?? 1
    }
    /// Returns no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        forwarded("tableView:titleForHeaderInSection:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, titleForHeaderInSection: section)
        } ?? nil
    }
    /// Returns no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        forwarded("tableView:titleForFooterInSection:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, titleForFooterInSection: section)
        } ?? nil
    }
    /// Returns true, so that all rows can be edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        forwarded("tableView:canEditRowAtIndexPath:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, canEditRowAt: indexPath)
        } ?? true
    }
    /// Returns whether the cell shows the reorder control.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        forwarded("tableView:canMoveRowAtIndexPath:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, canMoveRowAt: indexPath)
        } ?? tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
    }
    /// The default implementation ignores the editing of a row.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        forwarded("tableView:commitEditingStyle:forRowAtIndexPath:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }
    /// The default implementation ignores the move of a row.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forwarded("tableView:moveRowAtIndexPath:toIndexPath:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
    /// Returns nil, so that there is no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        forwarded("sectionIndexTitlesForTableView:", (any UITableViewDataSource).self) {
            $0.sectionIndexTitles(for: tableView)
        } ?? nil
    }
    /// Returns the section with the index of the title.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        forwarded("tableView:sectionForSectionIndexTitle:atIndex:", (any UITableViewDataSource).self) {
            $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        } ?? index
    }
}
