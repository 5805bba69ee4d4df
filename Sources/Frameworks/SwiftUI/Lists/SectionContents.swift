import SwiftUICore
import UIKitCore

/// The parts of a section, each marked as what it is for the list around.
struct SectionContents: View {
    let section: AnyHashable
    let header: (any View)?
    let content: any View
    let footer: (any View)?
    let isExpanded: Binding<Bool>?
    @Environment(\.surroundingList) private var look
    @Environment(\.headerProminence) private var prominence
    @Environment(\.listsMenuItems) private var listsMenuItems

    var body: some View {
        if listsMenuItems {
            MenuSection(header: header, content: content)
        } else {
            if let header { part(.header, styled(header: header)) }
            if isExpanded?.wrappedValue ?? true { part(.row, content) }
            if let footer { part(.footer, styled(footer: footer)) }
        }
    }

    private func part(_ part: ListPart, _ view: any View) -> some View {
        AnyView(view).modified(
            by: TraitModification(ListSectionTrait.self, ListSectionPart(section: section, part: part)))
    }

    /// Source: components.md: headers of grouped lists are footnotes in the secondary label color, in capitals up to iOS 18; of
    /// sidebars, and prominent ones, 20 points in bold; of plain lists headlines.
    private func styled(header: any View) -> any View {
        let view = AnyView(header)
        switch look {
        case nil: return view
        case .plain: return view.environment(\.font, .headline)
        case .sidebar: return view.environment(\.font, .system(size: 20, weight: .bold))
        case .grouped, .insetGrouped:
            if prominence == .increased { return view.environment(\.font, .system(size: 20, weight: .bold)) }
            return view.environment(\.font, .footnote).textCase(.uppercase)
                .foregroundStyle(SwiftUICore.Color(uiColor: .secondaryLabel))
        }
    }

    private func styled(footer: any View) -> any View {
        guard look != nil else { return footer }
        return AnyView(footer).environment(\.font, .footnote)
            .foregroundStyle(SwiftUICore.Color(uiColor: .secondaryLabel))
    }
}

/// A section of a menu.
private struct MenuSection: View {
    let header: (any View)?
    let content: any View
    @Environment(\.self) private var environment

    var body: some View {
        MenuItem(kind: .section(items: MenuItem.items(of: content, in: environment)), label: header).view
    }
}
