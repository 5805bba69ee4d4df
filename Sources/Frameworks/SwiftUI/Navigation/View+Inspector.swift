public import Foundation
public import SwiftUICore

/// A view with an inspector: a column at the trailing side where there is room for one, otherwise a sheet.
///
/// Source: Apple's documentation of `inspector(isPresented:content:)`: "In a horizontally regular size class, the inspector
/// presents as a trailing column", and "in a horizontally compact size class as a sheet".
struct InspectorModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: () -> any View
    @State private var width = ColumnWidth()
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Chosen: the width of a sidebar on the smallest pads.
    private static let standardWidth: CGFloat = 270

    func body(content: Content) -> some View {
        if sizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Divider().ignoresSafeArea()
                    column
                }
            }
        } else {
            content.modifier(
                PresentationModifier(kind: .sheet, isPresented: isPresented, content: inspector))
        }
    }

    private var column: some View {
        AnyView(DeferredContent(content: inspector).view)
            .frame(maxHeight: .infinity, alignment: .top)
            .frame(width: max(width.min ?? 0, width.ideal ?? InspectorModifier.standardWidth))
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
    }
}

/// The width that views give the inspector they are in.
enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth { ColumnWidth() }
    static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
        if value == ColumnWidth() { value = nextValue() }
    }
}

extension View {
    /// Inserts an inspector at the applied position in the view hierarchy.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content)) }

    /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets a flexible, preferred width for the inspector in a trailing-column presentation.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
