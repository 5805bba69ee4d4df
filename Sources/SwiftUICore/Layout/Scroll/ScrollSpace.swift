/// The name of the coordinate space that the nearest scrollable view has.
private struct ScrollSpace: Hashable {
    /// The axis in which the view scrolls; nil for any.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The named coordinate space that is added by the system for the innermost containing scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace(axis: nil)) }

    /// The named coordinate space that is added by the system for the innermost containing scroll view that allows scrolling
    /// along the provided axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace(axis: axis)) }
}

extension LayoutElement {
    /// The element of the innermost scrollable view around; nil for none.
    final var scrollElement: ScrollElement? {
        var next = container
        while let element = next {
            if let scroll = element as? ScrollElement { return scroll }
            next = element.container
        }
        return nil
    }

    /// Whether the element has the coordinate space of a name that the system gives.
    final func hasSystemSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace, let element = self as? ScrollElement else {
            return false
        }
        return space.axis.map { element.scrollAxes.contains($0) } ?? true
    }
}
