public import Scripts
public import UIKitCore

/// A screen written in Swift.
public struct Screen: Sendable {
    /// The first part of every output's name, and the input name on the command line.
    public var name: String
    /// The names of its states, in order; empty for a screen that has only one.
    public var states: [String]
    /// What is done to the screen in some of its states.
    public private(set) var scripts: [String: Script] = [:]
    /// The folders with the storyboards and nibs that its code names.
    public private(set) var interfaceFolders: [String] = []
    /// The classes that these may name.
    public private(set) var classes = InterfaceClasses()
    /// Makes the root view controller; called inside the environment of a render.
    public var make: @Sendable (_ state: String?) throws -> UIViewController

    /// Creates a screen without states.
    public init(_ name: String, make: @escaping @Sendable () throws -> UIViewController) {
        self.name = name
        states = []
        self.make = { _ in try make() }
    }

    /// Creates a screen with states.
    ///
    /// - Parameters:
    ///   - name: The first part of every output's name.
    ///   - states: The names of its states, in order.
    ///   - make: Makes the root view controller in the named state; nil stands for the initial state.
    public init(
        _ name: String, states: [String],
        make: @escaping @Sendable (_ state: String?) throws -> UIViewController
    ) {
        self.name = name
        self.states = states
        self.make = make
    }
}

extension Screen {
    /// Returns the screen with the storyboards and nibs that its code names.
    ///
    ///     Screen("guide") { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
    ///         .interfaces(in: ["Sources/App"], classes: ["GuideViewController": GuideViewController.self])
    ///
    /// - Parameters:
    ///   - folders: The folders in which, or in whose folders of the locale's language or `Base.lproj`, the files are.
    ///   - classes: The classes in the files by name; those that are not listed are made as the class of UIKit that
    ///     they extend.
    /// - Returns: The screen with the files.
    public func interfaces(in folders: [String], classes: InterfaceClasses = [:]) -> Screen {
        var screen = self
        screen.interfaceFolders = folders
        screen.classes = classes
        return screen
    }

    /// Returns the screen with a state in which something is done to it.
    ///
    ///     Screen("guide") { GuideViewController() }
    ///         .steps("turned") {
    ///             Step.tap("next")
    ///             Step.capture("second", at: 0.15)
    ///         }
    ///
    /// The pictures that the steps take are called after the state: `turned-second`. A script without `capture`
    /// ends in one that is called as the state.
    ///
    /// - Parameters:
    ///   - state: One of the states, from which the script starts, or a new one, which starts as the screen in no
    ///     state.
    ///   - steps: The steps.
    /// - Returns: The screen with the state.
    public func steps(_ state: String, @ScriptBuilder _ steps: () -> [Step]) -> Screen {
        var screen = self
        screen.scripts[state] = Script(steps())
        guard !states.contains(state) else { return screen }
        screen.states.append(state)
        let make = make
        screen.make = { try make($0 == state ? nil : $0) }
        return screen
    }
}
