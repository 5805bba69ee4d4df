import UIKitCore

/// The lists of the screens that an app has in Swift, and its previews.
struct AppGalleries: Sendable {
    private let lists: [@Sendable () -> [Screen]]
    private let previews: AppPreviews

    /// Whether there are none.
    var isEmpty: Bool { lists.isEmpty && previews.names.isEmpty }

    /// Creates the lists.
    ///
    /// - Parameters:
    ///   - lists: The lists, which run the app's code.
    ///   - previews: The previews.
    init(_ lists: [@Sendable () -> [Screen]], previews: AppPreviews = AppPreviews([])) {
        self.lists = lists
        self.previews = previews
    }

    /// The screens and previews as another process may know them; runs the app's code.
    var listed: [ListedScreen] {
        lists.flatMap { $0() }.map(ListedScreen.init) + previews.names.map(ListedScreen.init(previewNamed:))
    }

    /// Makes the root view controller of a screen, in the environment of a render.
    ///
    /// - Parameters:
    ///   - name: The name of the screen.
    ///   - state: The state; nil for the initial one.
    /// - Returns: The controller; nil if there is no such screen.
    /// - Throws: What the screen throws.
    func controller(of name: String, in state: String?) throws -> UIViewController? {
        for list in lists {
            if let screen = list().first(where: { $0.name == name }) { return try screen.make(state) }
        }
        return previews.controller(named: name)
    }
}

/// What is known of a screen in Swift without running its code.
package struct ListedScreen: Codable, Hashable, Sendable {
    /// The name of the screen.
    package var name: String
    /// Its states, with what is done in them.
    package var states: [AppScreen.State]
    /// Whether it is a preview, which is shown where its name is asked for.
    package var isPreview: Bool { previewMark ?? false }
    private var previewMark: Bool?

    init(previewNamed name: String) {
        self.name = name
        states = []
        previewMark = true
    }

    init(_ screen: Screen) {
        name = screen.name
        states = screen.states.map { state in
            AppScreen.State(name: state, steps: (screen.scripts[state]?.steps ?? []).map(\.description))
        }
    }
}
