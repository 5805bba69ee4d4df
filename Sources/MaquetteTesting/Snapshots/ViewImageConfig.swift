import Maquette
public import UIKit

/// The device or size that a view controller is shown at.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Hashable, Sendable {
        /// Landscape, with the device rotated to the left.
        case landscape
        /// Portrait, with the home button or indicator at the bottom.
        case portrait
    }

    /// The orientation of a tablet, and the share of its screen that the app has.
    public enum TabletOrientation: Hashable, Sendable {
        /// The app's share of the screen in portrait.
        public enum PortraitSplits: Hashable, Sendable {
            case oneThird, twoThirds, full
        }
        /// The app's share of the screen in landscape.
        public enum LandscapeSplits: Hashable, Sendable {
            case oneThird, oneHalf, twoThirds, full
        }
        /// Landscape, with the device rotated to the left.
        case landscape(splitView: LandscapeSplits)
        /// Portrait, with the home button or indicator at the bottom.
        case portrait(splitView: PortraitSplits)
    }

    /// A device and its orientation.
    struct Device: Hashable, Sendable {
        var profile: DeviceProfile
        var orientation: DeviceOrientation
    }

    /// The insets of the safe area, in points.
    public var safeArea: UIEdgeInsets { didSet { device = nil } }
    /// The size in points; nil for that of the view.
    public var size: CGSize? { didSet { device = nil } }
    /// The traits of the device in this orientation.
    public var traits: UITraitCollection
    /// The device, unless its values were changed.
    private(set) var device: Device?
    /// Why nothing can be shown at it; nil if it can.
    private(set) var problem: String?

    /// Creates the conditions of no particular device.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Creates the conditions of a device of the table.
    init(_ id: String, _ orientation: Orientation) {
        self.init()
        do throws(DeviceNameError) {
            let profile = try DeviceTable.profile(named: id)
            let orientation: DeviceOrientation = orientation == .portrait ? .portrait : .landscape
            let area = profile.safeArea(in: orientation), points = profile.size(in: orientation)
            safeArea = UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
            size = CGSize(width: points.width, height: points.height)
            device = Device(profile: profile, orientation: orientation)
        } catch {
            problem = "\(error)"
        }
    }

    /// Creates the conditions of a tablet of the table.
    init(_ id: String, _ orientation: TabletOrientation) {
        switch orientation {
        case .landscape(.full): self.init(id, Orientation.landscape)
        case .portrait(.full): self.init(id, Orientation.portrait)
        default:
            self.init(
                problem: "there is no profile for a split screen; give its size: ViewImageConfig(size: …)")
        }
    }

    /// Creates conditions that cannot be had.
    init(problem: String) {
        self.init()
        self.problem = problem
    }
}
