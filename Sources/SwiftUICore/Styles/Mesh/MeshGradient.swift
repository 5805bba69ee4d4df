package import Foundation
import Scene

/// A two-dimensional gradient defined by a 2D grid of positioned colors.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    /// One location in a gradient mesh, along with the four control points that surround it, in units of the area.
    public struct BezierPoint: Equatable, Sendable {
        /// The location of the vertex.
        public var position: SIMD2<Float>
        /// The control point towards the vertex at the leading side.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the vertex above.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the vertex at the trailing side.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the vertex below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a location with its control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
            (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// An array of 2D locations and their control points.
    public enum Locations: Equatable, Sendable {
        /// Vertices, whose control points follow from their neighbours.
        case points([SIMD2<Float>])
        /// Vertices with their control points.
        case bezierPoints([BezierPoint])
    }

    /// An array of colors.
    public enum Colors: Equatable, Sendable {
        /// Colors, which are resolved in the environment.
        case colors([Color])
        /// Colors in the environment of the view.
        case resolvedColors([Color.Resolved])
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of vertices in a column.
    public var height: Int
    /// The locations of the vertices, row by row, in units of the area.
    public var locations: Locations
    /// The colors of the vertices, row by row.
    public var colors: Colors
    /// The color outside of the mesh.
    public var background: Color
    /// Whether colors change by cubic curves instead of linearly.
    public var smoothsColors: Bool
    /// The space in which colors are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient of vertices, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }

    /// Creates a gradient of vertices, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient of vertices, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// Creates a gradient of vertices with their control points, row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient of vertices with their control points, row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: StyleView {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let back = background.sceneColor(in: environment)
        guard let mesh = MeshSurface(self, in: environment) else { return .paint(.color(back)) }
        return .drawn(MeshDrawing(mesh: mesh, background: back))
    }
}

extension MeshGradient: Interpolatable {
    func isSettled(at target: MeshGradient) -> Bool { self == target }

    /// Locations and colors go to those of another gradient with as many vertices.
    func interpolated(to target: MeshGradient, by share: Double) -> MeshGradient {
        var result = target
        if case .points(let old) = locations, case .points(let new) = target.locations,
            old.count == new.count
        {
            result.locations = .points(zip(old, new).map { $0 + ($1 - $0) * Float(share) })
        }
        if case .colors(let old) = colors, case .colors(let new) = target.colors, old.count == new.count {
            result.colors = .colors(zip(old, new).map { $0.interpolated(to: $1, by: share) })
        }
        return result
    }
}
