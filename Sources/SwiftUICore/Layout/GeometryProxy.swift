public import Foundation

/// The size and place of a container, for the views inside.
public struct GeometryProxy {
    private let element: LayoutElement

    init(_ element: LayoutElement) { self.element = element }

    /// The size of the container in points.
    public var size: CGSize { element.frame.size }

    /// The insets of the container that are covered by bars and cutouts, in points.
    public var safeAreaInsets: EdgeInsets {
        element.safeAreaForContents.insets(
            of: element.frame, direction: element.environment.layoutDirection)
    }

    /// Returns the container's rectangle in a coordinate space, in points.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: element.frame
        case .local: CGRect(origin: .zero, size: element.frame.size)
        case .named(let name): frame(inSpaceNamed: name)
        }
    }

    /// Returns the container's rectangle in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named coordinate space in the container's coordinates; nil if none has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace,
            let space = element.element(ofSpaceNamed: name)
        else { return nil }
        return space.frame.offsetBy(dx: -element.frame.minX, dy: -element.frame.minY)
    }

    /// What of the container can be seen: that of the innermost scrollable view, or of the host, in points of the host.
    var visibleArea: CGRect {
        element.viewport ?? CGRect(origin: .zero, size: element.node.graph.container)
    }

    /// The value of an anchor in the container's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(element.frame.origin) }

    private func frame(inSpaceNamed name: AnyHashable) -> CGRect {
        guard let space = element.element(ofSpaceNamed: name) else { return element.frame }
        return element.frame.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
    }
}
