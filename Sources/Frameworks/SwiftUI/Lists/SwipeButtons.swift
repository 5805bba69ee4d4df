import Foundation
import SwiftUICore
import UIKitCore

/// The buttons that a swipe shows beside a row.
struct SwipeButtons: View {
    let actions: RowSwipeActions
    /// Moves the row back.
    let close: () -> Void

    var body: some View {
        SwipeButtonsLayout(edge: actions.edge) { AnyView(actions.content) }
            .environment(\.buttonStyle, SwipeButtonStyle(close: close))
            .environment(\.surroundingList, nil)
            .labelStyle(.iconOnly)
    }
}

/// The arrangement of the buttons: the first is at the edge of the row, each as high as the row.
struct SwipeButtonsLayout: Layout {
    let edge: HorizontalEdge

    private func width(of view: LayoutSubview, _ height: CGFloat?) -> CGFloat {
        view.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    }

    func makeCache(subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = subviews.reduce(0) { $0 + self.width(of: $1, proposal.height) }
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let widths = subviews.map { width(of: $0, bounds.height) }, all = widths.reduce(0, +)
        let scale = all > 0 ? bounds.width / all : 1
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for (view, width) in zip(subviews, widths) {
            let length = width * scale
            if edge == .trailing { x -= length }
            view.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: length, height: bounds.height))
            if edge == .leading { x += length }
        }
    }
}

/// A button that a swipe shows: it moves the row back before it acts.
struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        StandardButton(
            style: SwipeLabelStyle(),
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    close()
                    configuration.trigger()
                }))
    }
}

/// The style of a button that a swipe shows.
///
/// Source: components.md: at least 74 points wide, as high as the row; the delete button of a row in a public view dump: 15
/// points on each side of a title of 17 points. `swipeActions`: destructive buttons are red, others have their tint, or are
/// gray.
struct SwipeLabelStyle: ButtonStyle {
    @Environment(\.tintStyle) private var tint

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 17)).lineLimit(1)
            .foregroundStyle(SwiftUICore.Color.white)
            .padding(.horizontal, 15)
            .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
            .background(fill(configuration.role))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
        if role == .destructive { return AnyShapeStyle(SwiftUICore.Color.red) }
        return tint ?? AnyShapeStyle(SwiftUICore.Color(uiColor: .systemGray))
    }
}
