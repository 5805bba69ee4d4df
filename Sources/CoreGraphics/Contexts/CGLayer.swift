public import Foundation
import Geometry
import Scene

/// A drawing that is recorded once and drawn repeatedly.
public final class CGLayer {
    /// The context that draws into the layer.
    public let context: CGContext?
    /// The size, in units of the context that the layer was made for.
    public let size: CGSize

    /// Creates a layer of a size for a context.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        self.context = CGContext(size: size)
        self.size = size
    }

    /// The commands that were drawn so far.
    var commands: [DrawCommand] { context?.finishedCommands ?? [] }
}
