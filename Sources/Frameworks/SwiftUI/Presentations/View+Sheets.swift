public import Foundation
public import SwiftUICore

extension View {
    private func presenting<Content: View>(
        _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(kind: kind, isPresented: isPresented, onDismiss: onDismiss, content: content)
        )
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        // While it is dismissed, the content is still that of the last item.
        let value = item.wrappedValue
        return modifier(
            PresentationModifier(
                kind: kind, isPresented: item.isPresent(), item: value.map { AnyHashable($0.id) },
                onDismiss: onDismiss
            ) { value.map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
    }

    /// Presents a sheet when a binding to a Boolean value that you provide is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }

    /// Presents a sheet using the given item as a data source for the sheet's content.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }

    /// Presents a modal view that covers as much of the screen as possible when a binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }

    /// Presents a modal view that covers as much of the screen as possible using a binding to an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }

    /// Presents a popover when a given condition is true; its arrow is where the system chooses, at the view's bounds.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, nil, content) }

    /// Presents a popover using the given item as a data source for the popover's content.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item, nil, content) }
}

/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
    /// The anchor point for the popover relative to the source's frame.
    case rect(Anchor<CGRect>.Source)
    /// The anchor point for the popover expressed as a unit point.
    case point(UnitPoint)
}

/// A view that says something about the sheet that it is in.
struct SheetModifier: ViewModifier {
    let change: (inout SheetPreferences) -> Void

    func body(content: Content) -> some View {
        var own = SheetPreferences()
        change(&own)
        return content.transformPreference(SheetPreferencesKey.self) { [own] in $0.add(own) }
    }
}

extension View {
    private func sheetPreference(_ change: @escaping (inout SheetPreferences) -> Void) -> some View {
        modifier(SheetModifier(change: change))
    }

    /// Sets the available detents for the enclosing sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetPreference { $0.detents = detents.sorted { $0.order < $1.order } }
    }

    /// Sets the available detents for the enclosing sheet, and the one that is selected.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetPreference { preferences in
            preferences.detents = detents.sorted { $0.order < $1.order }
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

    /// Sets the presentation background of the enclosing sheet; colors are drawn, other styles are left out.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetPreference { $0.background = style as? Color }
    }

    /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and inspectors.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetPreference { $0.isDismissDisabled = isDisabled }
    }

    /// Specifies how to adapt a presentation to compact size classes; this has no effect here.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
}
