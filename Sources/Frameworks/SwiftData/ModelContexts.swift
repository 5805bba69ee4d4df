import FoundationAdditions

/// The contexts of a render.
final class ModelContexts {
    /// The contexts, in the order in which they were made.
    var contexts: [ModelContext] = []
    /// The container that the app's scenes have set; nil before.
    var appContainer: ModelContainer?

    /// The contexts of the render.
    static var ofRender: ModelContexts { SharedObjects.object { ModelContexts() } }

    /// The context of views for which none was set.
    var context: ModelContext {
        if let appContainer { return appContainer.mainContext }
        let container = ModelContainer()
        appContainer = container
        return container.mainContext
    }
}
