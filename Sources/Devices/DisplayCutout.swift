/// The part of a display that is occupied by the camera, in points of the portrait orientation.
public struct DisplayCutout: Hashable, Codable, Sendable {
    /// The shapes of cutouts.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// Attached to the top edge.
        case notch
        /// A capsule below the top edge.
        case island
    }

    /// The shape of the cutout.
    public var kind: Kind
    /// The width; the cutout is centered horizontally.
    public var width: Double
    /// The height, downward from `top`.
    public var height: Double
    /// The distance from the display's top edge; 0 for a notch.
    public var top: Double
    /// The radius of the lower corners; for an island, of all four.
    public var cornerRadius: Double

    /// Returns a notch.
    ///
    /// Source: public tables of notches, whose widths and heights differ by about 3 points. Chosen: the lower corner
    /// radius of 20.
    static func notch(width: Double, height: Double) -> DisplayCutout {
        DisplayCutout(kind: .notch, width: width, height: height, top: 0, cornerRadius: 20)
    }

    /// Returns a Dynamic Island at a distance from the top edge.
    ///
    /// Source: 126x37.33 pt, as public island overlays that align with the hardware use.
    static func island(top: Double) -> DisplayCutout {
        DisplayCutout(kind: .island, width: 126, height: 37.33, top: top, cornerRadius: 18.67)
    }
}
