public import SwiftUICore

/// Conforming types represent items that can be placed in various locations in a toolbar.
public protocol ToolbarContent {
    /// The type of content representing the body of this toolbar content.
    associatedtype Body: ToolbarContent
    /// The composition of content that comprise the toolbar content.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// An item of a bar, with the place that it asks for.
struct ToolbarEntry {
    /// The place of the item.
    var placement: ToolbarItemPlacement
    /// The view of the item.
    var content: any View
    /// The environment of the item; nil before it is known.
    var environment: EnvironmentValues?
}

/// Content of SwiftUI's own, which consists of no other.
protocol SystemToolbarContent: ToolbarContent where Body == Never {
    /// The items that the content consists of.
    var entries: [ToolbarEntry] { get }
}

extension SystemToolbarContent {
    /// Such content consists of no other: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
    /// The items of the content.
    var allEntries: [ToolbarEntry] {
        if let content = self as? any SystemToolbarContent { return content.entries }
        return Body.self == Never.self ? [] : body.allEntries
    }
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
public struct ToolbarItem<ID, Content: View>: SystemToolbarContent {
    let entries: [ToolbarEntry]
    private let identifier: ID

    /// Creates a toolbar item with the specified placement and content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == () {
        entries = [ToolbarEntry(placement: placement, content: content())]
        identifier = ()
    }

    /// Creates a toolbar item with an identity; all items are shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        entries = [ToolbarEntry(placement: placement, content: content())]
        identifier = id
    }
}

/// A model that represents a group of toolbar items which can be placed in the toolbar or navigation bar.
public struct ToolbarItemGroup<Content: View>: SystemToolbarContent {
    let entries: [ToolbarEntry]

    /// Creates a toolbar item group with a specified placement and content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = content().flattened.map { ToolbarEntry(placement: placement, content: $0.view) }
    }
}

/// Several items of a bar.
public struct _TupleToolbarContent: SystemToolbarContent {
    let entries: [ToolbarEntry]
}

/// A space of a bar.
public struct ToolbarSpacer: SystemToolbarContent {
    let entries: [ToolbarEntry]

    /// Creates a flexible space.
    public init(placement: ToolbarItemPlacement = .automatic) {
        entries = [ToolbarEntry(placement: placement, content: Spacer())]
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar content.
    public init(@ToolbarContentBuilder content: () -> Content) { self.init(storing: content()) }
}

extension Group: SystemToolbarContent where Content: ToolbarContent {
    var entries: [ToolbarEntry] { content.allEntries }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: SystemToolbarContent where Wrapped: ToolbarContent {
    var entries: [ToolbarEntry] { self?.allEntries ?? [] }
}

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder public enum ToolbarContentBuilder {
    /// Passes content through.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Passes single content through.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Combines several items.
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var entries = first.allEntries
        repeat entries += (each content).allEntries
        return _TupleToolbarContent(entries: entries)
    }
    /// Combines content that is there only under a condition.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Passes the content of the first branch through.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(entries: first.allEntries)
    }
    /// Passes the content of the second branch through.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _TupleToolbarContent {
        _TupleToolbarContent(entries: second.allEntries)
    }
    /// Passes content that depends on availability through.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _TupleToolbarContent { _TupleToolbarContent(entries: content.allEntries) }
}
