/// Why a device name is invalid.
public enum DeviceNameError: Error, Hashable, Sendable {
    /// No device of the table has this id or alias.
    case unknown(String)
    /// The name has the form of a size, but a number is missing, unreadable or out of range.
    case invalidSize(String)
    /// The name is the width and the height of a screen without a scale.
    case missingScale(String)
    /// The insets that follow a size are not four, unreadable, or leave nothing of the screen.
    case invalidInsets(String)
}

extension DeviceNameError: CustomStringConvertible {
    /// The message: one sentence, beginning in lower case, without a full stop.
    public var description: String {
        switch self {
        case .unknown(let name): "unknown device '\(name)'"
        case .invalidSize(let name):
            "'\(name)' is not a screen size: width and height are at least 1 point and at most 1000000 "
                + "pixels, the scale is 0.5 to 8, and the picture has at most 1 billion pixels, as in 390x844@3"
        case .missingScale(let name):
            "the scale is missing in '\(name)': how many pixels a point has"
        case .invalidInsets(let name):
            "'\(name)' has no valid insets: after a size follow those of the top, left, bottom and right edge in points, "
                + "which leave a part of the screen, as in 390x844@3+47+0+34+0"
        }
    }
}
