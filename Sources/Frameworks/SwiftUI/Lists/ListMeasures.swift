package import Foundation
package import SwiftUICore

/// The lengths of lists of a version of the system, in points, and how their headers look.
///
/// Source: components.md of the reference measures: rows, margins, headers, footers and spaces of both versions were measured
/// in published pictures of lists in the style `insetGrouped` (high confidence, but for the space above the first section).
package struct ListMeasures: Sendable {
    /// The least height of a row.
    package var rowHeight: CGFloat
    /// The distances of a row's content from its edges.
    package var rowInset: CGSize
    /// The distance of groups from the sides.
    package var margin: CGFloat
    /// What is added to the margin on phones that are at least 393 points wide.
    package var wideMargin: CGFloat
    /// The radius of a group's corners.
    package var cornerRadius: CGFloat
    /// The thickness of lines; zero for a pixel.
    package var separatorThickness: CGFloat
    /// The distance of lines from the trailing edge of a group.
    package var separatorTrailing: CGFloat
    /// What is above and below the text of a header.
    package var header: (top: CGFloat, bottom: CGFloat)
    /// What is above and below the text of a footer.
    package var footer: (top: CGFloat, bottom: CGFloat)
    /// What is above the first section if it has no header.
    package var topSpace: CGFloat
    /// What is in place of the header of a section without one.
    package var spaceWithoutHeader: CGFloat
    /// What is in place of the footer of a section without one.
    package var spaceWithoutFooter: CGFloat
    /// Whether headers are footnotes in capitals; otherwise they are headlines as written.
    package var hasSmallHeaders: Bool

    /// Lists up to iOS 18: rows of 44 points; the first header takes 17 points, its text and 6; a footer 6, its text and 12.
    package static let ios18 = ListMeasures(
        rowHeight: 44, rowInset: CGSize(width: 16, height: 11), margin: 16, wideMargin: 4, cornerRadius: 10,
        separatorThickness: 0, separatorTrailing: 0, header: (17, 6), footer: (6, 12), topSpace: 35,
        spaceWithoutHeader: 52 / 3, spaceWithoutFooter: 53 / 3, hasSmallHeaders: true)

    /// Lists of iOS 26: rows of 52 points, corners of 26, lines of a point that end 16 points before the edge.
    package static let ios26 = ListMeasures(
        rowHeight: 52, rowInset: CGSize(width: 16, height: 15), margin: 16, wideMargin: 0, cornerRadius: 26,
        separatorThickness: 1, separatorTrailing: 16, header: (10, 10), footer: (8, 6), topSpace: 35,
        spaceWithoutHeader: 52 / 3, spaceWithoutFooter: 53 / 3, hasSmallHeaders: false)
}

extension EnvironmentValues {
    private enum MeasuresKey: EnvironmentKey { static var defaultValue: ListMeasures { .ios18 } }

    /// The lengths of lists, by the version of the system whose look is drawn.
    package var listMeasures: ListMeasures {
        get { self[MeasuresKey.self] }
        set { self[MeasuresKey.self] = newValue }
    }
}
