import Devices
import Geometry

/// The root view of a container, whose controller lays out bars and children on every layout.
final class LayoutContainerView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        viewController?.layoutContainer?.layOutContainer(safeArea: safeAreaInsets)
    }
}

/// A view controller that lays out bars and the views of its children.
protocol ContainerController: UIViewController {
    /// Lays out everything in the root view, for a given safe area.
    func layOutContainer(safeArea: UIEdgeInsets)
}

/// The positions and heights of bars on the device, in points.
struct BarMetrics {
    /// The distance from the top of the screen to a navigation bar.
    let navigationBarTop: CGFloat
    /// The height of a navigation bar without a large title.
    let navigationBarHeight: CGFloat
    /// The height of a tab bar without the part over the home indicator.
    let tabBarHeight: CGFloat
    /// The height of a toolbar without the part over the home indicator: the same as a navigation bar's on
    /// all devices.
    /// Source: saved frames in public storyboards, and lists of bar heights by device.
    var toolbarHeight: CGFloat { navigationBarHeight }
    /// The height that a large title adds. Source: safe areas under large titles, 116 for 64 at the status
    /// bar of 20.
    static let largeTitleHeight: CGFloat = 52

    /// Creates the metrics of the rendered screen, for a view with a safe area.
    ///
    /// At the top edge of the device, a bar is at the device's position, which on some phones with a cutout
    /// is above the edge of the safe area; elsewhere it is at the edge of the safe area.
    init(safeArea: UIEdgeInsets) {
        let environment = RenderEnvironment.current
        let metrics = environment.device.display.metrics(in: environment.orientation)
        let isAtTop = safeArea.top == CGFloat(metrics.safeArea.top)
        navigationBarTop = isAtTop ? metrics.navigationBarTop : safeArea.top
        navigationBarHeight = metrics.navigationBarHeight
        tabBarHeight = metrics.tabBarHeight
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
