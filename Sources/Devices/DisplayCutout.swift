/// The part of a display that holds the camera instead of pixels, in points of the portrait orientation.
public struct DisplayCutout: Hashable, Sendable {
    /// The shape.
    public enum Kind: String, Hashable, Sendable {
        /// Hangs from the top edge.
        case notch
        /// A capsule below the top edge.
        case island
    }

    /// The shape.
    public var kind: Kind
    /// From left to right; it is centred.
    public var width: Double
    /// From top to bottom.
    public var height: Double
    /// From the display's top edge to the cutout's; 0 for a notch.
    public var top: Double
    /// The radius of its lower corners; of an island, of all four.
    public var cornerRadius: Double

    /// A notch of some extent.
    ///
    /// Source: public notch tables and mock-ups; widths and heights within about 3 pt, the lower corner
    /// radius of 20 approximate.
    static func notch(width: Double, height: Double) -> DisplayCutout {
        DisplayCutout(kind: .notch, width: width, height: height, top: 0, cornerRadius: 20)
    }

    /// A Dynamic Island at some distance from the top edge.
    ///
    /// Source: 126x37.33 pt, as public island overlays that align with the hardware use.
    static func island(top: Double) -> DisplayCutout {
        DisplayCutout(kind: .island, width: 126, height: 37.33, top: top, cornerRadius: 18.67)
    }
}
