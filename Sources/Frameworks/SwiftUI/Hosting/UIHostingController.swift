public import SwiftUICore
public import UIKit

/// A view controller that displays a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    private let hostingView: HostingView
    private var knownColorScheme: ColorScheme?

    /// The root of the hierarchy of SwiftUI views.
    open var rootView: Content {
        didSet {
            hostingView.show(rootView)
            followSize()
        }
    }

    /// How the controller tracks the size of its content; not at all by default.
    open var sizingOptions = UIHostingControllerSizingOptions() { didSet { followSize() } }

    /// Which parts of the safe area the content is kept out of; those of the container by default.
    open var safeAreaRegions = SafeAreaRegions.all {
        didSet {
            hostingView.usesSafeArea = !safeAreaRegions.isEmpty
            hostingView.setNeedsLayout()
        }
    }

    /// Creates a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(rootView)
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    /// Creates a controller of a view, for subclasses that a storyboard instantiates.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(rootView)
        super.init(coder: aDecoder)
        connect()
    }

    /// Declared for subclasses to override: the program stops, as on iOS, where a storyboard provides no root view.
    public required init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) must be overridden to call init(coder:rootView:)")
    }

    private func connect() {
        hostingView.controller = self
        // The view may be kept by others when the controller has gone.
        hostingView.didUpdate = { [weak self] in
            self?.followSize()
            self?.followColorScheme()
        }
    }

    /// Takes the view that displays the content.
    open override func loadView() { view = hostingView }

    /// Brings bars up to date with the content, which is shown again.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hostingView.preferences.updateBars()
    }

    /// Restores the bars that the content has hidden, shown or colored.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hostingView.preferences.willLeave()
    }

    /// Returns the size that the content takes of a proposal, in points; of zero its smallest size, of endless lengths
    /// its largest.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

    /// Takes over the appearance that the views prefer, for the whole presentation.
    ///
    /// Source: Apple's documentation of `preferredColorScheme(_:)`: it applies to "the nearest enclosing presentation, such
    /// as a popover, a sheet, or a window".
    private func followColorScheme() {
        let scheme = hostingView.graph.preferredColorScheme
        guard scheme != knownColorScheme else { return }
        knownColorScheme = scheme
        var outermost: UIViewController = self
        while let parent = outermost.parent { outermost = parent }
        switch scheme {
        case .dark: outermost.overrideUserInterfaceStyle = .dark
        case .light: outermost.overrideUserInterfaceStyle = .light
        case nil: outermost.overrideUserInterfaceStyle = .unspecified
        }
    }

    private func followSize() {
        if sizingOptions.contains(.preferredContentSize) {
            let size = hostingView.intrinsicContentSize
            if preferredContentSize != size { preferredContentSize = size }
        }
        if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
    }
}
