import SwiftUICore

/// A scene with a modifier of the view that it shows.
struct ModifiedScene: SystemScene {
    let content: any Scene
    let change: (AnyView) -> AnyView
    var launchedView: (any View)? { content.firstView.map { change(AnyView($0)) } }
}

extension Scene {
    func changed(_ change: @escaping (AnyView) -> AnyView) -> ModifiedScene {
        ModifiedScene(content: self, change: change)
    }
}
