/// A coordinate space that rectangles are given in.
public enum CoordinateSpace: Hashable {
    /// The space of the host.
    case global
    /// The space of the view itself.
    case local
    /// A space with a name that a view further out has.
    case named(AnyHashable)

    /// Whether the space is the host's.
    public var isGlobal: Bool { self == .global }
    /// Whether the space is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A type of coordinate spaces.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space of the value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The coordinate space of the value.
    public let coordinateSpace: CoordinateSpace
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of a view itself.
    public init() {}
    /// The coordinate space of the value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the host.
    public init() {}
    /// The coordinate space of the value.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of a view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the host.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

/// The name of a view's coordinate space.
enum CoordinateSpaceTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// A view whose coordinate space has a name.
struct CoordinateSpaceModification: ElementModification {
    let name: AnyHashable

    func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(CoordinateSpaceTrait.self) ? name : nil
    }
}

extension LayoutElement {
    /// Returns the nearest element outside whose coordinate space has a name; nil for none.
    final func element(ofSpaceNamed name: AnyHashable) -> LayoutElement? {
        var next: LayoutElement? = self
        while let element = next {
            if element[CoordinateSpaceTrait.self] == name || element.hasSystemSpace(named: name) {
                return element
            }
            next = element.container
        }
        return nil
    }
}

extension View {
    /// Returns the view, whose coordinate space has a name for the views inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(by: CoordinateSpaceModification(name: name.name))
    }

    /// Returns the view, whose coordinate space has a name for the views inside.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modified(by: CoordinateSpaceModification(name: AnyHashable(name)))
    }
}

extension NamedCoordinateSpace {
    /// The name of the space.
    var name: AnyHashable { if case .named(let name) = coordinateSpace { name } else { AnyHashable(0) } }
}
