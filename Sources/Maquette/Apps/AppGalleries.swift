import UIKitCore

/// The lists of the screens that an app has in Swift.
struct AppGalleries: Sendable {
    private let lists: [@Sendable () -> [Screen]]

    /// Whether there are none.
    var isEmpty: Bool { lists.isEmpty }

    /// Creates the lists.
    ///
    /// - Parameter lists: The lists, which run the app's code.
    init(_ lists: [@Sendable () -> [Screen]]) { self.lists = lists }

    /// The screens as another process may know them; runs the app's code.
    var listed: [ListedScreen] { lists.flatMap { $0() }.map(ListedScreen.init) }

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
        return nil
    }
}

/// What is known of a screen in Swift without running its code.
package struct ListedScreen: Codable, Hashable, Sendable {
    /// The name of the screen.
    package var name: String
    /// Its states, with what is done in them.
    package var states: [AppScreen.State]

    init(_ screen: Screen) {
        name = screen.name
        states = screen.states.map { state in
            AppScreen.State(name: state, steps: (screen.scripts[state]?.steps ?? []).map(\.description))
        }
    }
}
