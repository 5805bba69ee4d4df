public import SwiftUI

extension EnvironmentValues {
    private enum FamilyKey: EnvironmentKey {
        static let defaultValue = WidgetFamily.systemMedium
    }

    private enum ModeKey: EnvironmentKey {
        static let defaultValue = WidgetRenderingMode.fullColor
    }

    private enum BackgroundKey: EnvironmentKey {
        static let defaultValue = true
    }

    /// The template of the widget: small, medium, or large.
    public internal(set) var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// The widget's rendering mode, based on where the system is displaying it.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }

    /// Whether the background of a widget is shown.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// A property that identifies the content margins of a widget: 16 points, as `padding()` has.
    public var widgetContentMargins: EdgeInsets {
        EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
}
