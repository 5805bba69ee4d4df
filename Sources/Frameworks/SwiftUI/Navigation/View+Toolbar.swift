public import SwiftUICore

extension View {
    /// Returns the view with toolbar items.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(contributor: content().anyContributor))
    }

    /// Returns the view with views as toolbar items in places that the system chooses.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entries = ToolbarEntry.entries(of: content(), at: .automatic)
        return modifier(ToolbarModifier(contributor: ToolbarContributor(entries: entries)))
    }

    /// Returns the view with toolbar items of an identity, which the user cannot customize here.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Returns the view, whose bars are visible or not.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Returns the view, whose bars are visible or not.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        self.bars { preferences in
            for bar in bars.isEmpty ? [.automatic] : bars {
                preferences.visibilities[bar == .automatic ? .navigationBar : bar] = visibility
            }
        }
    }

    /// Returns the view, whose bars have a style behind them.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self.bars { preferences in
            for bar in bars.isEmpty ? [.automatic] : bars {
                preferences.backgrounds[bar == .automatic ? .navigationBar : bar] = AnyShapeStyle(style)
            }
        }
    }

    /// Returns the view, whose bars have a visible background or not.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Returns the view, whose bars have a visible background or not.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { toolbarBackgroundVisibility(visibility, bars) }

    private func toolbarBackgroundVisibility(
        _ visibility: Visibility, _ bars: [ToolbarPlacement]
    ) -> some View {
        self.bars { preferences in
            for bar in bars.isEmpty ? [.automatic] : bars {
                preferences.backgroundVisibilities[bar == .automatic ? .navigationBar : bar] = visibility
            }
        }
    }
}

/// A view with items of bars.
struct ToolbarModifier: ViewModifier {
    /// The view that contributes the items.
    let contributor: any View

    func body(content: Content) -> some View {
        content
        AnyView(contributor)
    }
}
