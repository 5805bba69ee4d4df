public import Foundation
public import SwiftUICore

extension View {
    private func sheetPreference(
        _ selection: Binding<PresentationDetent>? = nil, _ change: @escaping (inout SheetPreferences) -> Void
    ) -> some View { modifier(SheetModifier(change: change, selection: selection)) }

    /// Sets the available detents for the enclosing sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetPreference { $0.detents = detents }
    }

    /// Sets the available detents for the enclosing sheet, giving you programmatic control of the currently selected one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetPreference(selection) { preferences in
            preferences.detents = detents
            preferences.selection = selection
        }
    }

    /// Sets the visibility of the drag indicator on top of a sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetPreference { $0.dragIndicator = visibility }
    }

    /// Requests that the presentation have a specific corner radius in points.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetPreference { $0.cornerRadius = cornerRadius }
    }

    /// Sets the presentation background of the enclosing sheet using a shape style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetPreference { $0.background = Rectangle().fill(style) }
    }

    /// Sets the presentation background of the enclosing sheet to a custom view.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return sheetPreference { preferences in
            preferences.background = ZStack(alignment: alignment) { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    /// Controls whether people can interact with the view behind a presentation.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { sheetPreference { $0.backgroundInteraction = interaction } }

    /// Configures the behavior of swipe gestures on a presentation.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { sheetPreference { $0.contentInteraction = behavior } }

    /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and inspectors.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetPreference { $0.isDismissDisabled = isDisabled }
    }

    /// Specifies how to adapt a presentation to compact size classes.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Specifies how to adapt a presentation to horizontally and vertically compact size classes.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        sheetPreference { preferences in
            preferences.horizontalAdaptation = horizontalAdaptation
            preferences.verticalAdaptation = verticalAdaptation
        }
    }
}
