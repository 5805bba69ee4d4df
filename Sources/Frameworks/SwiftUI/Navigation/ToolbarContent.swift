public import SwiftUICore

/// Conforming types represent items that can be placed in various locations in a toolbar.
public protocol ToolbarContent {
    /// The type of content representing the body of this toolbar content.
    associatedtype Body: ToolbarContent
    /// The composition of content that comprise the toolbar content.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content of SwiftUI's own, which consists of no other.
protocol SystemToolbarContent: ToolbarContent where Body == Never {
    /// The view that contributes the items to the bars; it shows nothing.
    var contributor: any View { get }
}

extension SystemToolbarContent {
    /// Such content consists of no other: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
    /// The view that contributes the items to the bars; content of an app's own is evaluated in the graph of the views, so
    /// that its state and its environment are those of a view.
    var anyContributor: any View {
        if let content = self as? any SystemToolbarContent { return content.contributor }
        return Body.self == Never.self ? EmptyView() : AppliedStyle(self) { $0.body.anyContributor }
    }
}

/// Several items of a bar.
public struct _TupleToolbarContent: SystemToolbarContent {
    let views: [any View]

    var contributor: any View { _TupleToolbarContent.pair(views[...]) }

    /// The views one after the other, each at a place of its own.
    private static func pair(_ views: ArraySlice<any View>) -> any View {
        guard let first = views.first else { return EmptyView() }
        return views.count == 1 ? first : TupleView((AnyView(first), AnyView(pair(views.dropFirst()))))
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar content.
    public init(@ToolbarContentBuilder content: () -> Content) { self.init(storing: content()) }
}

extension Group: SystemToolbarContent where Content: ToolbarContent {
    var contributor: any View { content.anyContributor }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: SystemToolbarContent where Wrapped: ToolbarContent {
    var contributor: any View { self?.anyContributor ?? EmptyView() }
}

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder public enum ToolbarContentBuilder {
    /// Passes content through.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes no items of an empty closure.
    public static func buildBlock() -> _TupleToolbarContent { _TupleToolbarContent(views: []) }
    /// Passes single content through.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Combines several items.
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var views = [first.anyContributor]
        repeat views.append((each content).anyContributor)
        return _TupleToolbarContent(views: views)
    }
    /// Combines content that is there only under a condition.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Passes the content of the first branch through.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(views: [AnyView(first.anyContributor).id(true)])
    }
    /// Passes the content of the second branch through.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(views: [AnyView(second.anyContributor).id(false)])
    }
    /// Passes content that depends on availability through.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _TupleToolbarContent { _TupleToolbarContent(views: [content.anyContributor]) }
}
