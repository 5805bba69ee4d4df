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

    private func itemModifier<Item: Identifiable, Content: View>(
        _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> PresentationModifier {
        // While it is dismissed, the content is still that of the last item.
        let value = item.wrappedValue
        return PresentationModifier(
            kind: kind, isPresented: item.isPresent(), item: value.map { AnyHashable($0.id) },
            onDismiss: onDismiss
        ) { value.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }
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
    ) -> some View { modifier(itemModifier(.sheet, item, onDismiss, content)) }

    /// Presents a modal view that covers as much of the screen as possible when a binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }

    /// Presents a modal view that covers as much of the screen as possible using a binding to an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modifier(itemModifier(.cover, item, onDismiss, content)) }

    /// Presents a popover when a given condition is true; the system chooses the edge of its arrow.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(kind: .popover, isPresented: isPresented, content: content)
                .attached(to: attachmentAnchor, edge: nil))
    }

    /// Presents a popover when a given condition is true, with its arrow at an edge of the anchor.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge?, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(kind: .popover, isPresented: isPresented, content: content)
                .attached(to: attachmentAnchor, edge: arrowEdge))
    }

    /// Presents a popover using the given item as a data source; the system chooses the edge of its arrow.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(itemModifier(.popover, item, nil, content).attached(to: attachmentAnchor, edge: nil))
    }

    /// Presents a popover using the given item as a data source, with its arrow at an edge of the anchor.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge?, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(itemModifier(.popover, item, nil, content).attached(to: attachmentAnchor, edge: arrowEdge))
    }
}

/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
    /// The anchor point for the popover relative to the source's frame.
    case rect(Anchor<CGRect>.Source)
    /// The anchor point for the popover expressed as a unit point.
    case point(UnitPoint)
}
