public import Foundation

/// A shape that is replaced by an inset version of the current container shape.
///
/// If no container shape was defined, it is replaced by a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape of the container around it.
    public init() {}
    /// Returns the outline of a rectangle, as without a container.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the shape, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A shape whose outline depends on that of the container around it.
protocol RelativeShape {
    /// Returns the outline in a rectangle from the origin, which is at a place of the host; nil for a shape that depends on
    /// nothing.
    func path(in rect: CGRect, at place: CGPoint, of container: ContainerShapeReference) -> Path?
}

extension ContainerRelativeShape: RelativeShape {
    /// The container's shape around the rectangle, inset by the least distance between their edges.
    ///
    /// Source: `ContainerRelativeShape`: an inset version of the container's shape. Chosen: the least of the four distances.
    func path(in rect: CGRect, at place: CGPoint, of container: ContainerShapeReference) -> Path? {
        guard let outer = container.frame else { return nil }
        let own = rect.offsetBy(dx: place.x, dy: place.y)
        let amount = max(
            0,
            min(
                own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX, outer.maxY - own.maxY))
        return container.insetPath(by: amount, in: rect.insetBy(dx: -amount, dy: -amount))
    }
}

extension _InsetShape: RelativeShape {
    func path(in rect: CGRect, at place: CGPoint, of container: ContainerShapeReference) -> Path? {
        (shape as? any RelativeShape)?.path(
            in: rect.insetBy(dx: amount, dy: amount), at: place, of: container)
    }
}

/// The shape of the nearest container that has one.
struct ContainerShapeReference {
    let shape: any InsettableShape
    weak var node: WrappingNode?

    /// Where the container is, in points of the host; nil before it was placed.
    var frame: CGRect? { node?.currentWrappers.first?.drawnFrame }

    /// The outline of the shape that is inset, in a rectangle.
    func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
        func path(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(in: rect) }
        return path(shape)
    }
}

extension EnvironmentValues {
    private enum ContainerShapeKey: EnvironmentKey {
        static var defaultValue: ContainerShapeReference? { nil }
    }

    /// The shape of the nearest container that has one.
    var containerShape: ContainerShapeReference? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// A view that is a container of a shape.
struct ContainerShapeModification: ViewModification {
    let shape: any InsettableShape

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        ContainerShapeNode(self, content, inputs)
    }
}

/// The node of a container of a shape.
final class ContainerShapeNode: WrappingNode {
    init(_ modification: ContainerShapeModification, _ content: any View, _ inputs: NodeInputs) {
        super.init(inputs)
        environment.containerShape = ContainerShapeReference(shape: modification.shape, node: self)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView,
            let next = view.modification as? ContainerShapeModification
        else { return false }
        self.environment = environment
        self.environment.containerShape = ContainerShapeReference(shape: next.shape, node: self)
        child = reconciled(child, with: view.content, in: self.environment)
        return true
    }
}

extension View {
    /// Sets the container shape to use for any container relative shape within this view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modified(by: ContainerShapeModification(shape: shape))
    }
}
