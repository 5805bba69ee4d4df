public import Foundation
public import SwiftUI

extension View {
    /// Sets the URL to open in the containing app when the user clicks the widget; it is not opened here.
    public func widgetURL(_ url: URL?) -> some View { self }

    /// Adds the view and all of its subviews to the accented group; pictures here are in full color.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Sets the context for the preview: the family of a widget is in the environment of the view.
    public func previewContext(_ value: WidgetPreviewContext) -> some View {
        environment(\.widgetFamily, value.family)
    }
}

/// The context for previewing a widget.
public struct WidgetPreviewContext {
    let family: WidgetFamily

    /// Creates a preview context for the specified family.
    public init(family: WidgetFamily) { self.family = family }
}

/// An adaptive background view that provides a standard appearance based on the widget's environment.
///
/// Chosen: the label color at a tenth.
public struct AccessoryWidgetBackground: View {
    /// Creates a background.
    public init() {}
    /// A fill of the space that is given.
    public var body: some View { Color.primary.opacity(0.1) }
}
