package import Files
public import Geometry

/// Differing pixels that are next to each other.
public struct PixelCluster: Hashable, Sendable {
    /// The smallest rectangle that contains them, in points.
    public var box: Rect
    /// The number of differing pixels in it.
    public var pixelCount: Int
    /// The ids of the views that it falls on, the front one first; empty without a layout.
    public var views: [String]

    /// Creates a cluster.
    public init(box: Rect, pixelCount: Int, views: [String] = []) {
        self.box = box
        self.pixelCount = pixelCount
        self.views = views
    }

    package var jsonValue: JSONValue {
        .members([
            "x": .number(box.minX), "y": .number(box.minY), "width": .number(box.width),
            "height": .number(box.height), "pixels": .integer(pixelCount),
            "views": .array(views.map(JSONValue.string)),
        ])
    }
}
