import MaquetteCombine
import SwiftUICore

/// What an app shows: the content of its first scene, with the app's own state.
struct AppContent<Content: App>: View {
    private let property: AppProperty<Content>

    init(_ app: Content) { property = AppProperty(app: app) }

    var body: some View {
        var shown = AnyView(EmptyView())
        if let view = property.app.body.firstView { shown = AnyView(view) }
        for delegate in delegates { shown = AppContent.providing(delegate, to: shown) }
        return shown
    }

    /// The app delegates of the app's properties that can be observed.
    private var delegates: [any ObservableObject] {
        Mirror(reflecting: property.app).children.compactMap {
            ($0.value as? any DelegateProperty)?.delegate as? any ObservableObject
        }
    }

    /// Source: Apple's documentation of `UIApplicationDelegateAdaptor`: a delegate that conforms to `ObservableObject` is
    /// put into the environment.
    private static func providing<Object: ObservableObject>(_ object: Object, to view: AnyView) -> AnyView {
        AnyView(view.environmentObject(object))
    }
}

/// An app, whose properties are those of the view that shows it.
private struct AppProperty<Content: App>: PropertyHolder {
    var app: Content
}

/// What a scene of the app's own shows, with the scene's state.
struct SceneContent<Content: Scene>: View {
    private let property: SceneProperty<Content>

    init(_ scene: Content) { property = SceneProperty(scene: scene) }

    var body: some View { property.scene.body.firstView.map { AnyView($0) } }
}

/// A scene, whose properties are those of the view that shows it.
private struct SceneProperty<Content: Scene>: PropertyHolder {
    var scene: Content
}
