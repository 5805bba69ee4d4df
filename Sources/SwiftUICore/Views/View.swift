/// A type that represents part of an interface.
///
/// Apple isolates it to the main actor. Here, as for UIKit, a tree of views never leaves the task that renders it, and
/// nothing is isolated.
public protocol View {
    /// The type of what the view consists of.
    associatedtype Body: View
    /// What the view consists of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is no value that could be asked.
    public var body: Never { self }
}

/// A view that SwiftUI itself lays out and draws, so that it consists of no others.
public protocol SystemView: View where Body == Never {}

extension SystemView {
    /// Such a view consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
