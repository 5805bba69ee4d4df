import Devices
import Geometry

/// The root view of a container: asks its controller to place bars and children whenever it lays out.
final class LayoutContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? any ContainerController)?.layOutContainer(safeArea: safeAreaInsets)
    }
}

/// A controller that places bars and the views of its children.
protocol ContainerController: UIViewController {
    /// Places everything in the root view, whose safe area is given.
    func layOutContainer(safeArea: UIEdgeInsets)
}

/// What the device says of bars. Points.
struct BarMetrics {
    /// From the top of the screen to a navigation bar.
    let navigationBarTop: CGFloat
    /// Of a navigation bar without a large title.
    let navigationBarHeight: CGFloat
    /// Of a tab bar without the part over the home indicator.
    let tabBarHeight: CGFloat
    /// Of a toolbar without the part over the home indicator: the same as a navigation bar's on all devices.
    /// Source: saved frames in public storyboards, and lists of bar heights by device.
    var toolbarHeight: CGFloat { navigationBarHeight }
    /// What a large title adds. Source: safe areas under large titles, 116 for 64 at the status bar of 20.
    static let largeTitleHeight: CGFloat = 52

    /// The bars of the screen being rendered, for a view with a safe area.
    ///
    /// A bar under the device's own edge lies where the device has it, which on phones with a cutout of its
    /// own is above the safe area's edge; elsewhere it lies at the safe area's edge.
    init(safeArea: UIEdgeInsets) {
        let environment = RenderEnvironment.current
        let metrics = environment.device.display.metrics(in: environment.orientation)
        let isAtTop = safeArea.top == CGFloat(metrics.safeArea.top)
        navigationBarTop = isAtTop ? metrics.navigationBarTop : safeArea.top
        navigationBarHeight = metrics.navigationBarHeight
        tabBarHeight = metrics.tabBarHeight
    }
}

/// Some of a rectangle's edges.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
