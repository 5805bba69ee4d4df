import Files
import ScreenDocuments

/// Where a recipe comes from, so that another process that may read the same files has the same recipe.
package struct RecipeReference: Codable, Hashable, Sendable {
    /// What is shown.
    package enum Origin: Codable, Hashable, Sendable {
        /// A screen file, a storyboard or a XIB file.
        case file(InputFile)
        /// A view controller of code.
        case controller(AppScreen)
        /// A screen in Swift.
        case screen(AppScreen)
        /// What the app shows when it is launched.
        case launch(AppScreen)
    }

    /// What is shown.
    package var origin: Origin
    /// The selection that it was loaded with.
    package var selection: InputSelection
    /// Its index among the recipes of the selection.
    package var index: Int

    /// Creates a reference.
    package init(_ origin: Origin, _ selection: InputSelection, index: Int) {
        self.origin = origin
        self.selection = selection
        self.index = index
    }
}

/// A screen that an app's code shows, and what is done to it.
package struct AppScreen: Codable, Hashable, Sendable {
    /// The name of the screen; that of the class for a view controller, that of the list for a screen in Swift.
    package var name: String
    /// The app's folder, where its images are.
    package var project: String
    /// The steps of its states as texts, in the order of the states.
    package var states: [State]

    /// A state of a screen: what is done to it.
    package struct State: Codable, Hashable, Sendable {
        /// The name for `--state`.
        package var name: String
        /// The steps, one text each.
        package var steps: [String]

        /// Creates a state.
        package init(name: String, steps: [String]) { (self.name, self.steps) = (name, steps) }
    }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - project: The app's folder.
    ///   - states: What is done to it.
    package init(_ name: String, in project: String, states: [State] = []) {
        self.name = name
        self.project = project
        self.states = states
    }
}
