public import Geometry

/// An image as a flat list of draw commands, the input of rasterizers and exporters.
///
/// **Invariant:** every push has its pop; all numbers are finite.
public struct DisplayList: Equatable, Sendable {
    /// The size of the image in points.
    public var size: Size
    /// The commands in drawing order, in the image's coordinates.
    public var commands: [DrawCommand]

    /// Creates a list of commands.
    public init(size: Size, commands: [DrawCommand] = []) {
        self.size = size
        self.commands = commands
    }
}
