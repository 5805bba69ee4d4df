/// The heights of a table's sections and rows, as far as they are known, in points.
struct TableGeometry {
    struct Row {
        /// The height: measured, provided, or estimated.
        var height: CGFloat
        /// Whether the height is an estimate, to be replaced when the row becomes visible.
        var isEstimate: Bool
    }

    struct Section {
        /// The space above the header.
        var padding: CGFloat
        var headerHeight: CGFloat
        var rows: [Row]
        var footerHeight: CGFloat

        /// The total height.
        var height: CGFloat {
            rows.reduce(padding + headerHeight + footerHeight) { $0 + $1.height }
        }
    }

    /// The width for which the heights were determined.
    let width: CGFloat
    var sections: [Section]
    /// Whether the heights are those below a table header that has a height.
    var isBelowHeader = false
    /// The height of the view above the first section.
    var headerHeight: CGFloat = 0
    /// The height of the view below the last section.
    var footerHeight: CGFloat = 0

    /// The total height.
    var height: CGFloat { sections.reduce(headerHeight + footerHeight) { $0 + $1.height } }

    /// Returns the top of a section.
    func top(of section: Int) -> CGFloat {
        sections.prefix(max(0, section)).reduce(headerHeight) { $0 + $1.height }
    }
}

/// The key of a section's header or footer.
struct HeaderFooterKey: Hashable {
    var section: Int
    var isHeader: Bool
}

/// Reusable cells and header views by identifier, and the classes or closures that create new ones.
struct TableReuse {
    var cellFactories: [String: () -> UITableViewCell] = [:]
    var viewFactories: [String: () -> UITableViewHeaderFooterView] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var views: [String: [UITableViewHeaderFooterView]] = [:]
}
