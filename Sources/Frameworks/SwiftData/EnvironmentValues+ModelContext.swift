public import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContexts.ofRender.context }
}

extension EnvironmentValues {
    /// The context that queries of the view fetch from; by default that of the app's container.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the model context in this view's environment.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets the model container and associated model context in this view's environment.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the model container of a type in this view's environment: it is empty, and the same each time.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some View { environment(\.modelContext, ModelContexts.ofRender.context) }

    /// Sets the model container of types in this view's environment: it is empty, and the same each time.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some View { environment(\.modelContext, ModelContexts.ofRender.context) }
}

extension Scene {
    /// Sets the model container for storing and fetching data of the app.
    public func modelContainer(_ container: ModelContainer) -> Self {
        ModelContexts.ofRender.appContainer = container
        return self
    }

    /// Gives the app the container of a type: it is empty, and the same each time.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> Self {
        _ = ModelContexts.ofRender.context
        return self
    }

    /// Gives the app the container of types: it is empty, and the same each time.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> Self {
        _ = ModelContexts.ofRender.context
        return self
    }
}
