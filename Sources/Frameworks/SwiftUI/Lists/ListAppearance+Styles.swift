import SwiftUICore
import UIKitCore

extension _ListLook {
    /// How a list of this style is laid out and drawn.
    ///
    /// Source: components.md, measured on iOS 17.5 and 18.5: rows of 44 points, 16 to their content, margins of 16 and 20; the
    /// first header takes 17 points, its text and 6; a footer 6, its text and 12; a section without a footer has 17.667
    /// below, one without a header 17.333 above, the first one 35.
    func appearance(in environment: EnvironmentValues) -> ListAppearance {
        var list = ListAppearance()
        list.minimumRowHeight = environment.defaultMinListRowHeight
        list.minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? 0
        list.rowSpacing = environment.listRowSpacing ?? 0
        list.sectionSpacing = environment.listSectionSpacing.length
        list.separatorColor = SwiftUICore.Color(uiColor: .separator)
        list.rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        switch self {
        case .plain: plain(&list)
        case .grouped, .insetGrouped, .sidebar: grouped(&list)
        }
        return list
    }

    /// Source: `UIListContentConfiguration.plainHeader()` of this repository; medium confidence.
    private func plain(_ list: inout ListAppearance) {
        list.wideInset = 4
        list.hasOuterSeparators = true
        list.headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        list.footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }

    private func grouped(_ list: inout ListAppearance) {
        list.rowColor = SwiftUICore.Color(uiColor: .secondarySystemGroupedBackground)
        list.headerInsets = EdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16)
        list.footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 12, trailing: 16)
        (list.topSpace, list.spaceWithoutHeader, list.spaceWithoutFooter) = (35, 52 / 3, 53 / 3)
        if self == .grouped {
            list.hasOuterSeparators = true
            list.wideInset = 4
        } else {
            (list.margin, list.wideMargin, list.cornerRadius) = (16, 4, 10)
        }
    }

    /// The color behind the list.
    var background: SwiftUICore.Color {
        SwiftUICore.Color(uiColor: self == .plain ? .systemBackground : .systemGroupedBackground)
    }
}
