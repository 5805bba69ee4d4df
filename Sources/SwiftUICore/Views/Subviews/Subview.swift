/// An opaque value representing a subview of another view.
///
/// A view that an app defines is one subview, whatever its body consists of.
public struct Subview: View, Identifiable {
    /// The identity of a subview.
    public struct ID: Hashable {
        fileprivate let value: AnyHashable
    }

    private let content: AnyView
    /// The identity of the view.
    public let id: ID
    /// The container values of the view.
    public private(set) var containerValues = ContainerValues()

    init(_ view: any View, id: AnyHashable) {
        (content, self.id) = (AnyView(view), ID(value: id))
        Subview.read(view, &containerValues)
    }

    /// The view itself.
    public var body: some View { content }

    /// Reads what modifiers say, those further inside first.
    private static func read(_ view: any View, _ values: inout ContainerValues) {
        guard let view = view as? ModifiedView else { return }
        read(view.content, &values)
        switch view.modification {
        case let modification as ContainerValueModification: modification.change(&values)
        case let modification as TagModification: values.tags.append(modification.tag)
        default: break
        }
    }
}

/// An opaque collection representing the subviews of a view.
public struct SubviewsCollection: RandomAccessCollection, View {
    /// A part of the collection.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    init<Content: View>(of view: Content) {
        subviews = view.declaredSubviews.enumerated().map { index, entry in
            Subview(entry.view, id: entry.id ?? AnyHashable(index))
        }
    }

    /// The index of the first subview.
    public var startIndex: Int { 0 }
    /// The index after the last subview.
    public var endIndex: Int { subviews.count }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    /// All subviews after each other.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A slice of a collection of subviews.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    fileprivate let base: SubviewsCollection
    fileprivate let bounds: Range<Int>

    /// The index of the first subview.
    public var startIndex: Int { bounds.lowerBound }
    /// The index after the last subview.
    public var endIndex: Int { bounds.upperBound }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { base[index] }
    /// The subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    /// The subviews after each other.
    public var body: some View { ForEach(Array(self)) { $0 } }
}

extension View {
    /// The views that this one lists, each inside the modifiers around, with the identities that data give.
    fileprivate var declaredSubviews: [(id: AnyHashable?, view: any View)] {
        if let view = self as? ModifiedView {
            let inner = view.content.declaredSubviews
            // A modifier of one view stays where it is; one of several is that of each.
            if inner.count == 1, !(view.content is any ViewList) { return [(inner[0].id, self)] }
            return inner.map { ($0.id, ModifiedView($0.view, view.modification)) }
        }
        guard let list = self as? any ViewList else { return [(nil, self)] }
        var builder = ViewListBuilder()
        list.listChildren(&builder)
        return builder.entries.flatMap { entry -> [(id: AnyHashable?, view: any View)] in
            let inner = entry.view.declaredSubviews
            guard let id = entry.id else { return inner }
            return inner.enumerated().map { index, view in
                (view.id ?? AnyHashable(SubviewPlace(id: id, index: index)), view.view)
            }
        }
    }
}

/// The identity of one of the views of an element of data.
private struct SubviewPlace: Hashable {
    let id: AnyHashable
    let index: Int
}
