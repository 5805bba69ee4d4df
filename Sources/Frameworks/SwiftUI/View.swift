@_exported public import MaquetteCombine
@_exported public import Observation
@_exported public import UIKit

/// A part of an interface. It is not drawn here: a hosting controller shows a box with its name.
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

/// A view that SwiftUI itself draws on a device, so that it consists of no others.
public protocol SystemView: View where Body == Never {}

extension SystemView {
    /// Such a view consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Makes one view of the views that a closure lists.
@resultBuilder public enum ViewBuilder {
    /// The view of an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// The view of a closure with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// The view of a closure with several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    /// The view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The view of the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
    /// The view of the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
    /// The view of a branch for some versions.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views as one.
public struct TupleView<Content>: SystemView {
    /// The tuple of views.
    public var value: Content
    /// Creates a view of several.
    public init(_ value: Content) { self.value = value }
}

/// The view of one of two branches.
public struct _ConditionalContent<First: View, Second: View>: SystemView {}

extension Optional: View where Wrapped: View {}
extension Optional: SystemView where Wrapped: View {}

/// A view of any type.
public struct AnyView: SystemView {
    /// Creates a view of another.
    public init<Content: View>(_ view: Content) {}
    /// Creates a view of another.
    public init<Content: View>(erasing view: Content) {}
}

/// A view of nothing.
public struct EmptyView: SystemView {
    /// Creates a view of nothing.
    public init() {}
}
