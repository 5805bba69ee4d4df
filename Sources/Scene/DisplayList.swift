public import Geometry

/// A picture as a flat list of drawing steps: the last thing before pixels.
///
/// **Invariant:** every push has its pop, properly nested; all numbers are finite.
public struct DisplayList: Equatable, Sendable {
    /// The extent of the picture in points.
    public var size: Size
    /// The steps, first drawn first, in the picture's coordinates.
    public var commands: [DrawCommand]

    /// A list of steps.
    public init(size: Size, commands: [DrawCommand] = []) {
        self.size = size
        self.commands = commands
    }
}
