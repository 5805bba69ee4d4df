package import Foundation

/// How a list is laid out and drawn: lengths in points.
package struct ListAppearance {
    /// The distance of sections from the sides.
    package var margin: CGFloat = 0
    /// What is added to the margin in wide lists.
    package var wideMargin: CGFloat = 0
    /// What is added to the leading and trailing insets in wide lists.
    package var wideInset: CGFloat = 0
    /// The radius of a section's corners.
    package var cornerRadius: CGFloat = 0
    /// The insets of rows.
    package var rowInsets = EdgeInsets()
    /// The least height of rows.
    package var minimumRowHeight: CGFloat = 44
    /// The distance between rows.
    package var rowSpacing: CGFloat = 0
    /// The insets of headers.
    package var headerInsets = EdgeInsets()
    /// The least height of headers.
    package var minimumHeaderHeight: CGFloat = 0
    /// The insets of footers.
    package var footerInsets = EdgeInsets()
    /// What is above the first section if it has no header.
    package var topSpace: CGFloat = 0
    /// What is in place of a section's header if it has none.
    package var spaceWithoutHeader: CGFloat = 0
    /// What is in place of a section's footer if it has none.
    package var spaceWithoutFooter: CGFloat = 0
    /// The distance between sections in place of the list's own; nil for that.
    package var sectionSpacing: CGFloat?
    /// The thickness of lines; zero for a pixel.
    package var separatorThickness: CGFloat = 0
    /// The distance of lines from the trailing edge of the section.
    package var separatorTrailing: CGFloat = 0
    /// Whether a line is shown above the first row and below the last one of a section.
    package var hasOuterSeparators = false
    /// Whether the header of a section stays in sight while its rows are shown.
    package var pinsHeaders = false
    /// The color behind headers that stay in sight; nil for none.
    package var headerColor: Color?
    /// The color behind rows; nil for none.
    package var rowColor: Color?
    /// The color of lines.
    package var separatorColor = Color.gray

    /// Creates a list without insets.
    package init() {}

    /// Returns the appearance in a width.
    ///
    /// Source: measured: margins of 20 points on phones that are 393 or 402 points wide, of 16 on narrower ones (medium).
    func adapted(to width: CGFloat) -> ListAppearance {
        guard width >= 393 else { return self }
        var other = self
        other.margin += wideMargin
        for insets in [\ListAppearance.rowInsets, \.headerInsets, \.footerInsets] {
            other[keyPath: insets].leading += wideInset
            other[keyPath: insets].trailing += wideInset
        }
        return other
    }
}
