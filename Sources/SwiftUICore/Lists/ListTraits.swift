/// What an element of a list is.
package enum ListPart: Hashable, Sendable {
    /// A row of a section.
    case row
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
}

/// The section of an element of a list.
package struct ListSectionPart {
    /// The identity of the section.
    package let section: AnyHashable
    /// What the element is in it.
    package let part: ListPart

    /// Creates the part of a section.
    package init(section: AnyHashable, part: ListPart) { (self.section, self.part) = (section, part) }
}

/// The section that an element of a list belongs to.
package enum ListSectionTrait: ViewTraitKey {
    /// An element in no section: nil.
    package static var defaultValue: ListSectionPart? { nil }
}

/// The insets of a row.
package enum ListRowInsetsTrait: ViewTraitKey {
    /// The insets of the list: nil.
    package static var defaultValue: EdgeInsets? { nil }
}

/// The view behind a row.
package enum ListRowBackgroundTrait: ViewTraitKey {
    /// The background of the list: nil.
    package static var defaultValue: (any View)? { nil }
}

/// The lines at a row's edges.
package struct ListRowSeparators {
    /// Whether a line is shown at the top; automatic for the list's choice.
    package var top = Visibility.automatic
    /// Whether a line is shown at the bottom; automatic for the list's choice.
    package var bottom = Visibility.automatic

    /// Creates lines as the list chooses.
    package init() {}
}

/// The lines at a row's edges.
package enum ListRowSeparatorTrait: ViewTraitKey {
    /// Lines as the list chooses: nil.
    package static var defaultValue: ListRowSeparators? { nil }
}

/// The color of the lines at a row's edges.
package enum ListRowSeparatorTintTrait: ViewTraitKey {
    /// The color of the list: nil.
    package static var defaultValue: Color? { nil }
}

/// The view at the trailing edge of a row, such as a chevron.
package enum ListRowAccessoryTrait: ViewTraitKey {
    /// A row without one: nil.
    package static var defaultValue: (any View)? { nil }
}

/// The badge of a row.
package enum ListRowBadgeTrait: ViewTraitKey {
    /// A row without one: nil.
    package static var defaultValue: Text? { nil }
}

/// The view that takes the touches of a whole row.
package enum ListRowAreaTrait: ViewTraitKey {
    /// A row that takes none: nil.
    package static var defaultValue: (any View)? { nil }
}
