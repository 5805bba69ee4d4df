/// Values in the order in which they were appended, each once.
package struct UniqueList<Element: Hashable & Sendable>: Sendable {
    /// The values in the order in which they were first appended.
    package private(set) var elements: [Element] = []
    private var known: Set<Element> = []

    /// An empty list.
    package init() {}

    /// Appends a value unless the list contains it.
    package mutating func append(_ element: Element) {
        if known.insert(element).inserted { elements.append(element) }
    }
}
