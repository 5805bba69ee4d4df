/// A view that stands for several, one after the other, and takes no part in layout itself.
package protocol ViewList: NodeView {
    /// Lists the views in order; each needs an identity that no other of this list has at a time.
    func listChildren(_ list: inout ViewListBuilder)
}

/// Collects the views that a list stands for.
package struct ViewListBuilder {
    /// A view with its identity in the list.
    package struct Entry {
        /// The identity; nil for its place.
        package var id: AnyHashable?
        /// The view that the entry lists.
        package var view: any View
    }

    /// The views, in order.
    package private(set) var entries: [Entry] = []

    /// Creates a list of no views.
    package init() {}

    /// Adds a view whose identity is its place in the list.
    package mutating func add(_ view: any View) { entries.append(Entry(id: nil, view: view)) }

    /// Adds a view with an identity of its own.
    package mutating func add(_ view: any View, id: AnyHashable) { entries.append(Entry(id: id, view: view)) }
}
