public import UIKit

/// A screen written in Swift.
public struct Screen: Sendable {
    /// The first part of every output's name, and the input name on the command line.
    public var name: String
    /// The names of its states, in order; empty for a screen that has only one.
    public var states: [String]
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
