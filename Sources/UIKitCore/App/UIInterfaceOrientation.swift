import Devices

/// The orientation of the app's interface. Raw values match Apple's.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is upright, with the home button or indicator at the bottom.
    case portrait = 1
    /// The device is upside down, with the home button or indicator at the top.
    case portraitUpsideDown = 2
    /// The home button or indicator is at the left.
    case landscapeLeft = 4
    /// The home button or indicator is at the right.
    case landscapeRight = 3

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations of the interface. Raw values match Apple's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits: 1 shifted by the raw value of each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }

    /// The portrait orientation, with the home button at the bottom.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// The landscape orientation with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// The landscape orientation with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// The portrait orientation, with the home button at the top.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations of the interface.
    public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
    /// All orientations but upside-down portrait.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
    /// The orientations where none are specified: all on iPad, elsewhere all but upside down.
    static var standard: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}

/// The physical orientation of the device. Raw values match Apple's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Held upright, with the home button at the bottom.
    case portrait = 1
    /// Held upside down, with the home button at the top.
    case portraitUpsideDown = 2
    /// Held sideways, with the home button at the right.
    case landscapeLeft = 3
    /// Held sideways, with the home button at the left.
    case landscapeRight = 4
    /// Held flat, with the display facing up.
    case faceUp = 5
    /// Held flat, with the display facing down.
    case faceDown = 6

    /// Whether the device is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is in a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one of interfaces: portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

extension RenderEnvironment {
    /// The orientation of the interface.
    ///
    /// Chosen: a device in landscape has the home button's edge at the right, as one that is turned to the left.
    var interfaceOrientation: UIInterfaceOrientation {
        orientation == .portrait ? .portrait : .landscapeRight
    }
}
