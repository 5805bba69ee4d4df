import SwiftUICore
import UIKit

/// A controller of a part of a SwiftUI view, such as a page of a stack, a tab or a sheet.
final class PageController: UIViewController {
    /// The view that shows the page.
    private(set) var hostingView: HostingView
    /// The value that the page was pushed for; nil for none.
    let value: AnyHashable?
    /// Called once when the page has gone: popped or dismissed.
    var didGo: ((PageController) -> Void)?
    /// The button that shows or hides the columns of a split view around; nil for none.
    var toggle: UIBarButtonItem?
    /// Whether the page was pushed or presented, so that it can be dismissed.
    var isShownByOthers = false
    /// Whether the page is shown, or is about to be: only then the bars around it are its own.
    private(set) var isShowing = false
    /// The stack that has pushed the page; nil for none. Stacks in columns share a navigation controller.
    weak var stack: StackCoordinator?
    /// Whether the page is that of a value in the path of its stack.
    var isOfPath = false
    /// Called after each layout of the content.
    var didUpdate: (() -> Void)?
    /// Called after changes of the content, also while it is not shown.
    var didSettle: (() -> Void)?
    private var outer: EnvironmentValues
    private var sheet: SheetConnection?

    init(_ view: any View, in environment: EnvironmentValues, for value: AnyHashable? = nil) {
        (outer, self.value) = (environment, value)
        hostingView = HostingView(view)
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    required init?(coder: NSCoder) { nil }

    private func connect() {
        hostingView.controller = self
        hostingView.didUpdate = { [weak self] in self?.didUpdate?() }
        hostingView.didSettle = { [weak self] in self?.didSettle?() }
        inheritOuter()
        if sheet != nil { connectSheet() }
    }

    private func inheritOuter() {
        hostingView.inherit(outer) { [weak self] in
            if self?.isShownByOthers ?? false { $0.isPresented = true }
        }
    }

    /// Lets the content say how the page is presented.
    func connectSheet() {
        let connection = sheet ?? SheetConnection(self)
        sheet = connection
        hostingView.willDraw = { [weak connection] in connection?.update() }
        connection.update()
    }

    /// Takes the next view and environment; a page that was never shown begins again.
    func show(_ view: any View, in environment: EnvironmentValues) {
        outer = environment
        if isViewLoaded {
            inheritOuter()
            hostingView.show(view)
        } else {
            hostingView = HostingView(view)
            connect()
        }
    }

    /// Takes the next environment.
    func inherit(_ environment: EnvironmentValues) {
        outer = environment
        inheritOuter()
    }

    override func loadView() { view = hostingView }

    /// Brings what the views say about bars up to date before the first layout.
    override func viewDidLoad() {
        super.viewDidLoad()
        hostingView.updateEnvironment()
        hostingView.preferences.updateBars()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShowing = true
        hostingView.preferences.updateBars()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShowing = false
        hostingView.preferences.willLeave()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isInStack = navigationController?.viewControllers.contains { $0 === self } ?? false
        guard !isInStack,
            isBeingDismissed || isMovingFromParent || parent == nil && presentingViewController == nil
        else { return }
        didGo?(self)
        didGo = nil
    }
}

extension HostingView {
    /// Takes the environment of the views around, in place of that of UIKit alone.
    func inherit(
        _ environment: EnvironmentValues?, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        guard let environment else { return }
        adaptEnvironment = { [unowned self] values in
            let host = values.hostReference
            var next = environment
            next.adopt(traitCollection)
            next.dynamicTypeSize = environment.dynamicTypeSize
            next.hostReference = host
            (next.surroundingList, next.listSelection, next.listsMenuItems) = (nil, nil, false)
            next.isBarItem = false
            change(&next)
            values = next
        }
        setNeedsEnvironment()
    }
}
