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

    private func styled(header: any View) -> any View {
        guard let look else { return header }
        return SectionHeader(content: header, look: look, isExpanded: isExpanded)
    }

    private func styled(footer: any View) -> any View {
        guard look != nil else { return footer }
        return AnyView(footer).environment(\.font, .footnote)
            .foregroundStyle(SwiftUICore.Color(uiColor: .secondaryLabel))
    }
}

/// The header of a section of a list, as its style shows it.
struct SectionHeader: View {
    let content: any View
    let look: _ListLook
    let isExpanded: Binding<Bool>?
    @Environment(\.headerProminence) private var prominence
    @Environment(\.listMeasures) private var measures

    /// Source: Apple's documentation of `Section.init(isExpanded:content:header:)`: sections of lists in the sidebar style
    /// have an indicator by which they are expanded and collapsed.
    var body: some View {
        if look == .sidebar, let isExpanded {
            HStack {
                styled
                Spacer(minLength: 8)
                SwiftUICore.Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(TintShapeStyle())
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .overlay { ButtonArea(action: { isExpanded.wrappedValue.toggle() }) }
            }
            .modified(
                by: TraitModification(
                    ListRowAreaTrait.self, ButtonArea(action: { isExpanded.wrappedValue.toggle() })))
        } else {
            styled
        }
    }

    /// Source: components.md: headers of grouped lists are footnotes in the secondary label color, in capitals up to iOS 18, and
    /// headlines as written in iOS 26; those of sidebars, and prominent ones, 20 points in bold; of plain lists headlines.
    private var styled: AnyView {
        let view = AnyView(content)
        switch look {
        case .plain: return AnyView(view.environment(\.font, .headline))
        case .sidebar: return AnyView(view.environment(\.font, .system(size: 20, weight: .bold)))
        case .grouped, .insetGrouped:
            if prominence == .increased {
                return AnyView(view.environment(\.font, .system(size: 20, weight: .bold)))
            }
            let color = SwiftUICore.Color(uiColor: .secondaryLabel)
            guard measures.hasSmallHeaders else {
                return AnyView(view.environment(\.font, .headline).foregroundStyle(color))
            }
            return AnyView(
                view.environment(\.font, .footnote).textCase(.uppercase).foregroundStyle(color))
        }
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
