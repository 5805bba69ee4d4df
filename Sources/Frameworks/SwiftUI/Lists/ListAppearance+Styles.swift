import Foundation
import SwiftUICore
import UIKitCore

extension _ListLook {
    /// How a list of this style is laid out and drawn, by the lengths of the version in the environment.
    func appearance(in environment: EnvironmentValues) -> ListAppearance {
        let measures = environment.listMeasures
        var list = ListAppearance()
        list.minimumRowHeight = environment.minimumListRowHeight ?? measures.rowHeight
        list.minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? 0
        list.rowSpacing = environment.listRowSpacing ?? 0
        list.sectionSpacing = environment.listSectionSpacing.length
        list.separatorColor = SwiftUICore.Color(uiColor: .separator)
        list.separatorThickness = measures.separatorThickness
        list.separatorTrailing = measures.separatorTrailing
        list.rowInsets = insets((measures.rowInset.height, measures.rowInset.height), measures)
        switch self {
        case .plain: plain(&list, measures)
        case .grouped, .insetGrouped, .sidebar: grouped(&list, measures)
        }
        return list
    }

    private func insets(_ vertical: (top: CGFloat, bottom: CGFloat), _ measures: ListMeasures) -> EdgeInsets {
        let side = measures.rowInset.width
        return EdgeInsets(top: vertical.top, leading: side, bottom: vertical.bottom, trailing: side)
    }

    /// Source: `UIListContentConfiguration.plainHeader()` of this repository; components.md: headers float (medium confidence).
    private func plain(_ list: inout ListAppearance, _ measures: ListMeasures) {
        list.wideInset = 4
        list.hasOuterSeparators = true
        list.headerInsets = insets((6, 6), measures)
        list.footerInsets = insets((6, 6), measures)
        list.pinsHeaders = true
        list.headerColor = background
    }

    private func grouped(_ list: inout ListAppearance, _ measures: ListMeasures) {
        list.rowColor = SwiftUICore.Color(uiColor: .secondarySystemGroupedBackground)
        list.headerInsets = insets(measures.header, measures)
        list.footerInsets = insets(measures.footer, measures)
        (list.topSpace, list.spaceWithoutHeader, list.spaceWithoutFooter) = (
            measures.topSpace, measures.spaceWithoutHeader, measures.spaceWithoutFooter
        )
        if self == .grouped {
            list.hasOuterSeparators = true
            list.wideInset = 4
        } else {
            list.margin = measures.margin
            (list.wideMargin, list.cornerRadius) = (measures.wideMargin, measures.cornerRadius)
        }
    }

    /// The color behind the list.
    var background: SwiftUICore.Color {
        SwiftUICore.Color(uiColor: self == .plain ? .systemBackground : .systemGroupedBackground)
    }
}
