/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [LayoutElement]
    /// The direction in which the views are laid out.
    public var layoutDirection: LayoutDirection
    var record: PlacementRecord?

    init(elements: [LayoutElement], layoutDirection: LayoutDirection) {
        (self.elements, self.layoutDirection) = (elements, layoutDirection)
    }

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { elements.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(element: elements[index], index: index, record: record)
    }
}
