import Geometry
import Scene
import SwiftUICore
import UIKitCore

/// The view that shows a SwiftUI view: what it draws in one place, and views of UIKit among it in their order.
final class HostingView: ProvidedContentView {
    /// The views that are shown, made once there is an environment for them.
    var graph: ViewGraph {
        if waitingView != nil { updateEnvironment() }
        return ownGraph
    }
    private let ownGraph: ViewGraph
    /// The controller that contains the controllers of representable views; nil for a view without one.
    weak var controller: UIViewController?
    /// Whether the safe area of the view is that of its content.
    var usesSafeArea = true
    /// Whether the content is edited, where no view inside determines it.
    var editMode = EditMode.inactive { didSet { if editMode != oldValue { setNeedsEnvironment() } } }
    /// What the owner of the view adds to the environment.
    var adaptEnvironment: ((inout EnvironmentValues) -> Void)?
    /// Called before the content is drawn, once its changes were carried out.
    var willDraw: (() -> Void)?
    /// What is drawn behind the content over the whole of the view; nil for nothing.
    var backgroundContent: (any View)?
    private var backgroundGraph: ViewGraph?
    private var environment = EnvironmentValues()
    /// Called after each layout of the content.
    var didUpdate: (() -> Void)?
    /// Called after changes of the content that needed no layout of the view, which may be in no window.
    var didSettle: (() -> Void)?
    /// The item of a bar that the view is; nil for others.
    weak var barItem: UIBarButtonItem?
    /// The bar above the keyboard of the views inside; nil for none.
    var keyboardBar: UIToolbar?
    /// What the views say about bars and presentations.
    private(set) lazy var preferences = HostPreferences(self)
    /// Whether something waits for a window to be presented in.
    var needsLayoutInWindow = false
    private var knownTraits: UITraitCollection?
    /// The view to show once there is an environment for it.
    private var waitingView: (any View)?
    private var shownViews: [UIView] = []
    private var drawings: [DrawingView] = []

    init(_ view: any View) {
        ownGraph = ViewGraph(EmptyView(), container: .zero)
        waitingView = view
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        ownGraph.host = self
        measurementProvider = { view, width in
            guard let view = view as? HostingView else { return ContentMeasurement(size: .zero) }
            return ContentMeasurement(size: view.contentSize(width: width), wraps: true)
        }
        nodeProvider = { ($0 as? HostingView)?.layoutNodes() ?? [] }
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        ownGraph.close()
        backgroundGraph?.close()
    }

    /// Replaces the view that is shown.
    func show(_ view: any View) {
        if waitingView == nil { ownGraph.setView(view) } else { waitingView = view }
        invalidateIntrinsicContentSize()
    }

    // MARK: Sizes

    private func contentSize(width: CGFloat?) -> CGSize {
        updateEnvironment()
        let finite = width.flatMap { $0.isFinite && $0 < UIView.layoutFittingExpandedSize.width ? $0 : nil }
        return graph.size(for: ProposedViewSize(width: finite, height: nil))
    }

    override var intrinsicContentSize: CGSize { contentSize(width: proposedContentWidth) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateEnvironment()
        return graph.size(for: ProposedViewSize(size))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateEnvironment()
        func proposal(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat? {
            priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue && length.isFinite ? length : nil
        }
        let size = graph.size(
            for: ProposedViewSize(
                width: proposal(targetSize.width, horizontal), height: proposal(targetSize.height, vertical)))
        return CGSize(
            width: horizontal == .required ? targetSize.width : size.width,
            height: vertical == .required ? targetSize.height : size.height)
    }

    // MARK: Updates

    override var inputAccessoryView: UIView? { keyboardBar }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateEnvironment()
        graph.container = bounds.size
        graph.safeArea = usesSafeArea ? edgeInsets(safeAreaInsets) : EdgeInsets()
        if let willDraw {
            graph.settle()
            willDraw()
        }
        show(backgroundItems() + graph.drawnItems())
        preferences.update()
        didUpdate?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if usesSafeArea { setNeedsLayout() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if needsLayoutInWindow, window != nil { setNeedsLayout() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        knownTraits = nil
        setNeedsLayout()
    }

    /// Brings the environment up to date after a change of the view's traits.
    func updateEnvironment() {
        let traits = traitCollection
        guard traits != knownTraits else { return }
        knownTraits = traits
        var environment = EnvironmentValues()
        environment.adopt(traits)
        if let tintColor, tintColor != UIColor.systemBlue {
            environment.tintStyle = AnyShapeStyle(SwiftUICore.Color(uiColor: tintColor))
        }
        environment.hostReference = HostReference(view: self)
        adaptEnvironment?(&environment)
        self.environment = environment
        ownGraph.setEnvironment(environment)
        if let view = waitingView {
            waitingView = nil
            ownGraph.setView(view)
        }
    }

    /// Brings the environment up to date before the next layout, as its owner adds something else to it.
    func setNeedsEnvironment() {
        knownTraits = nil
        setNeedsLayout()
    }

    private func edgeInsets(_ insets: UIEdgeInsets) -> EdgeInsets {
        let isLeftToRight = traitCollection.layoutDirection != .rightToLeft
        return EdgeInsets(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }

    // MARK: Content

    private func backgroundItems() -> [HostedItem] {
        guard let backgroundContent else {
            backgroundGraph?.close()
            backgroundGraph = nil
            return []
        }
        let graph = backgroundGraph ?? ViewGraph(EmptyView(), container: bounds.size)
        graph.host = self
        backgroundGraph = graph
        graph.setEnvironment(environment)
        graph.setView(backgroundContent)
        graph.container = bounds.size
        return graph.drawnItems()
    }

    private func show(_ items: [HostedItem]) {
        var views: [UIView] = [], used = 0
        for item in items {
            switch item {
            case .commands(let commands):
                if used == drawings.count { drawings.append(DrawingView()) }
                let drawing = drawings[used]
                used += 1
                drawing.frame = bounds
                drawing.commands = commands
                views.append(drawing)
            case .platform(let leaf, let frame, let scopes):
                guard let leaf = leaf as? any UIKitLeaf else { continue }
                views.append(leaf.placedView(in: frame, scopes: scopes, bounds: bounds))
            }
        }
        for view in shownViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() where subviews.count <= index || subviews[index] !== view {
            insertSubview(view, at: index)
        }
        shownViews = views
    }
}

extension HostingView: ViewGraphHost {
    func graphNeedsUpdate(_ graph: ViewGraph) {
        // What is behind the content is brought up to date in each layout.
        guard graph === ownGraph else { return }
        setNeedsLayout()
        RenderContext.current.eventLoop.schedule { [weak self] in
            guard let self else { return }
            self.graph.settle()
            didSettle?()
            // A page below others is not laid out, and takes back what it has presented.
            if window == nil, barItem == nil { preferences.updatePresentations() }
        }
    }
}
