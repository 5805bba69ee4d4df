/// The heights of a table's groups and rows, as far as they are known. Points.
struct TableGeometry {
    /// One row.
    struct Row {
        /// Measured, given, or an estimate.
        var height: CGFloat
        /// Whether it is an estimate, to be replaced when the row is seen.
        var isEstimate: Bool
    }

    /// One group.
    struct Section {
        /// Room above the header.
        var padding: CGFloat
        var headerHeight: CGFloat
        var rows: [Row]
        var footerHeight: CGFloat

        /// The whole.
        var height: CGFloat {
            rows.reduce(padding + headerHeight + footerHeight) { $0 + $1.height }
        }
    }

    /// What the heights were found for.
    let width: CGFloat
    var sections: [Section]
    /// The view above the first group.
    var headerHeight: CGFloat = 0
    /// The view below the last group.
    var footerHeight: CGFloat = 0

    /// The whole.
    var height: CGFloat { sections.reduce(headerHeight + footerHeight) { $0 + $1.height } }

    /// Where a group begins.
    func top(of section: Int) -> CGFloat {
        sections.prefix(max(0, section)).reduce(headerHeight) { $0 + $1.height }
    }
}

/// A header or footer of a group.
struct TableSupplement: Hashable {
    var section: Int
    var isHeader: Bool
}

/// Cells and header views that are out of use, by their identifiers, and how to make new ones.
struct TableReuse {
    var cellFactories: [String: () -> UITableViewCell] = [:]
    var viewFactories: [String: () -> UITableViewHeaderFooterView] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var views: [String: [UITableViewHeaderFooterView]] = [:]
}
