public import SwiftUICore

/// A type that provides content for programmatically selectable tabs in a tab view.
public protocol TabContent {
    /// The tabs that the content consists of.
    var _tabs: [_TabValue] { get }
}

/// A tab of any type.
public struct _TabValue {
    let entry: TabEntry
}

extension TabContent {
    var entries: [TabEntry] { _tabs.map(\.entry) }
}

/// A value that defines the purpose of the tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The search role.
    public static let search = TabRole(name: "search")
}

/// The content for a tab and the tab's associated tab item in a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The tab itself.
    public let _tabs: [_TabValue]

    private init(_ tag: AnyHashable?, _ content: Content, _ label: any View) {
        _tabs = [_TabValue(entry: TabEntry(tag: tag, content: content, label: label))]
    }

    /// Creates a new tab that you can use in a tab view using the given value and label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(AnyHashable(value), content(), label()) }

    /// Creates a tab with a label, which is selected by its place.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Int {
        self.init(nil, content(), label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyHashable(value), content(), SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a tab that the tab view presents when the tab view's selection matches the tab's value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), content(), SwiftUICore.Label(title, systemImage: systemImage)) }

    /// Creates a tab with an image of the assets.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), content(), SwiftUICore.Label(titleKey, image: image)) }

    /// Creates a tab with an image of the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), content(), SwiftUICore.Label(title, image: image)) }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(nil, content(), SwiftUICore.Label(titleKey, systemImage: systemImage)) }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, content(), SwiftUICore.Label(title, systemImage: systemImage)) }

    /// Creates a tab with a title and an image of the assets.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(nil, content(), SwiftUICore.Label(titleKey, image: image)) }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab whose label is that of its role: the search role has a magnifying glass.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), content(), DefaultTabLabel.label(of: role))
    }

    /// Creates a tab whose label is that of its role: the search role has a magnifying glass.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Int {
        self.init(nil, content(), DefaultTabLabel.label(of: role))
    }
}

/// A container that you can use to add hierarchy within a tab view; bars show its tabs among the others.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
    /// The tabs of the section.
    public let _tabs: [_TabValue]

    /// Creates a section with a header.
    public init(@TabContentBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        _tabs = content()._tabs
    }

    /// Creates a section with a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> Content)
    where Header == Text { _tabs = content()._tabs }

    /// Creates a section with a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder content: () -> Content)
    where Header == Text { _tabs = content()._tabs }

    /// Creates a section without a header.
    public init(@TabContentBuilder content: () -> Content) where Header == EmptyView {
        _tabs = content()._tabs
    }
}

/// The default label to use for a tab.
public struct DefaultTabLabel: View {
    /// The bar draws the label itself.
    public var body: some View { EmptyView() }

    /// The label of a role. Chosen: "Search" and a magnifying glass.
    static func label(of role: TabRole?) -> any View {
        role == .search ? SwiftUICore.Label("Search", systemImage: "magnifyingglass") : EmptyView()
    }
}

/// The tabs that a block of a tab builder lists.
public struct _TupleTabs: TabContent {
    /// The tabs in the order of the block.
    public let _tabs: [_TabValue]
}

extension ForEach: TabContent where Content: TabContent {
    /// The tabs of the data; one without a value is selected by the identity of its element.
    public var _tabs: [_TabValue] {
        data.flatMap { element in
            content(element)._tabs.map { value in
                var entry = value.entry
                entry.tag = entry.tag ?? AnyHashable(id(element))
                return _TabValue(entry: entry)
            }
        }
    }

    /// Creates tabs of identifiable data.
    @_disfavoredOverload
    public init(_ data: Data, @TabContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Creates tabs of data whose elements have an identity at a key path.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

    /// Creates tabs of a constant range of numbers.
    @_disfavoredOverload
    public init(_ data: Range<Int>, @TabContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The tabs; none without content.
    public var _tabs: [_TabValue] { self?._tabs ?? [] }
}

/// A result builder that constructs tabs for a tab view.
@resultBuilder public enum TabContentBuilder {
    /// The content of a tab view of tabs.
    public struct Content<C: TabContent> {}

    /// Makes no tabs of an empty closure.
    public static func buildBlock() -> _TupleTabs { _TupleTabs(_tabs: []) }
    /// Passes a tab through.
    public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
    /// Passes a single tab through.
    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
    /// Combines several tabs.
    public static func buildBlock<First: TabContent, each C: TabContent>(
        _ first: First, _ content: repeat each C
    ) -> _TupleTabs {
        var tabs = first._tabs
        repeat tabs += (each content)._tabs
        return _TupleTabs(_tabs: tabs)
    }
    /// Combines tabs that are there only under a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? { content }
    /// Passes the tabs of the first branch through.
    public static func buildEither<C: TabContent>(first: C) -> _TupleTabs { _TupleTabs(_tabs: first._tabs) }
    /// Passes the tabs of the second branch through.
    public static func buildEither<C: TabContent>(second: C) -> _TupleTabs { _TupleTabs(_tabs: second._tabs) }
    /// Passes tabs that depend on availability through.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TupleTabs {
        _TupleTabs(_tabs: content._tabs)
    }
}
