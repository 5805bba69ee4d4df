import Foundation
import SwiftUICore
import UIKitCore

/// What a list shows around its rows: controls while it is edited, what is selected, and what swipes show.
struct ListRows {
    let selection: ListSelection?
    /// Whether the list is edited.
    let isEditing: Bool
    /// What the user does with the rows.
    let interaction: ListInteraction

    /// Returns the views around a row, a header or a footer.
    func views(of row: LayoutElement) -> ListRowViews {
        var views = ListRowViews(of: row)
        views.accessory = accessory(of: row, row[ListRowAccessoryTrait.self], spacing: 8)
        guard row[ListSectionTrait.self]?.part ?? .row == .row else { return views }
        let edit = RowEdit(row), value = selectionValue(of: row)
        if isEditing { addControls(to: &views, row, edit, value) }
        if let selection, let value {
            if !isEditing, !selection.isMultiple, views.area == nil {
                views.area = ButtonArea(action: { selection.select(value) })
            }
            // Source: components.md: selected rows are filled like systemGray4 up to iOS 18 (medium).
            if selection.isSelected(value), views.background == nil {
                views.background = SwiftUICore.Color(uiColor: .systemGray4)
            }
        }
        if edit.canMove || !edit.swipes.isEmpty || edit.delete != nil {
            interaction.attach(to: row.environment.hostReference.view)
        }
        views.swipe = interaction.swipe(of: row)
        return views
    }

    /// The value that selects a row: its tag, or the identity of its data; nil for one that cannot be selected.
    private func selectionValue(of row: LayoutElement) -> AnyHashable? {
        guard selection != nil, !row[SelectionDisabledTrait.self] else { return nil }
        let value = row[TagTrait.self] ?? row.collectionPlace?.id
        return value.flatMap { selection?.accepts($0) == true ? $0 : nil }
    }

    /// Adds the controls of a row that is edited.
    ///
    /// Source: Apple's documentation of `EditButton` and `editMode`: rows have controls that delete and move them, or that
    /// select several.
    private func addControls(
        to views: inout ListRowViews, _ row: LayoutElement, _ edit: RowEdit, _ value: AnyHashable?
    ) {
        if let selection, selection.isMultiple {
            if let value {
                views.leading = SelectionCircle(isSelected: selection.isSelected(value))
                views.area = ButtonArea(action: { selection.select(value) })
            }
        } else if edit.delete != nil {
            views.leading = DeleteCircle { [interaction] in interaction.open(row, at: .trailing) }
        }
        // Chosen: chevrons are hidden while rows are edited, as by default in UIKit's lists.
        views.accessory = accessory(of: row, edit.canMove ? MoveHandle() : nil, spacing: 16)
    }

    /// The badge of a row with what follows it at the trailing edge; nil without both.
    private func accessory(of row: LayoutElement, _ view: (any View)?, spacing: CGFloat) -> (any View)? {
        let badge = row[ListRowBadgeTrait.self]
        guard badge != nil || view != nil else { return nil }
        let prominence = row.innermostEnvironment.badgeProminence
        return HStack(spacing: spacing) {
            if let badge { RowBadge(text: badge, prominence: prominence) }
            if let view { AnyView(view) }
        }
    }
}

/// How a row can be changed.
struct RowEdit {
    /// The actions that the row shows for swipes.
    let swipes: [RowSwipeActions]
    /// Deletes the row; nil for one that cannot be deleted.
    let delete: (() -> Void)?
    /// Moves the row before the one of an index; nil for one that cannot be moved.
    let move: ((Int) -> Void)?

    /// Whether the row can be moved.
    var canMove: Bool { move != nil }

    init(_ row: LayoutElement) {
        swipes = row[RowSwipeActionsTrait.self]
        let environment = row.innermostEnvironment, actions = environment.listEditActions
        guard let place = row.collectionPlace, place.isEditable, actions.level == environment.collectionLevel
        else {
            (delete, move) = (nil, nil)
            return
        }
        let deletes = row[DeleteDisabledTrait.self] ? nil : actions.delete
        let moves = row[MoveDisabledTrait.self] ? nil : actions.move
        delete = deletes.map { delete in { delete(IndexSet(integer: place.index)) } }
        move = moves.map { move in { move(IndexSet(integer: place.index), $0) } }
    }

    /// The actions at an edge: those of the row, or the one that deletes it.
    ///
    /// Source: Apple's documentation of `swipeActions`: a row with actions of its own gets no Delete action for `onDelete`.
    func actions(at edge: HorizontalEdge) -> RowSwipeActions? {
        if !swipes.isEmpty { return swipes.first { $0.edge == edge } }
        guard edge == .trailing, let delete else { return nil }
        return RowSwipeActions(
            edge: .trailing, allowsFullSwipe: true,
            content: Button("Delete", role: .destructive) { delete() })
    }
}

/// The control that shows the button which deletes a row.
///
/// Chosen: a disc of 22 points, as `CellEditControl` of this repository.
struct DeleteCircle: View {
    let action: () -> Void

    var body: some View {
        SwiftUICore.Circle().fill(SwiftUICore.Color.red).frame(width: 22, height: 22)
            .overlay { SwiftUICore.Rectangle().fill(SwiftUICore.Color.white).frame(width: 11, height: 2) }
            .overlay { ButtonArea(action: action) }
    }
}

/// The control of a row that can be selected among several.
///
/// Chosen: a ring or a disc of 22 points, as `CellEditControl` of this repository.
struct SelectionCircle: View {
    let isSelected: Bool

    var body: some View {
        if isSelected {
            SwiftUICore.Circle().fill(TintShapeStyle()).frame(width: 22, height: 22)
                .overlay {
                    SwiftUICore.Image(systemName: "checkmark").font(.system(size: 12, weight: .bold))
                        .foregroundStyle(SwiftUICore.Color.white)
                }
        } else {
            SwiftUICore.Circle().strokeBorder(SwiftUICore.Color(uiColor: .systemGray3), lineWidth: 1.5)
                .frame(width: 22, height: 22)
        }
    }
}

/// The three lines by which a row is moved. Chosen: as `CellReorderControl` of this repository.
struct MoveHandle: View {
    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<3) { _ in
                SwiftUICore.Capsule().fill(SwiftUICore.Color(uiColor: .systemGray3))
                    .frame(width: 20, height: 1.5)
            }
        }
    }
}
