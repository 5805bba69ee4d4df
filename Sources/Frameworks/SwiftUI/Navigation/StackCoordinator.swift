import SwiftUICore
import UIKit

/// What connects a navigation controller with the values of a stack.
final class StackCoordinator {
    private weak var ownController: UINavigationController?
    /// The environment of the stack.
    private(set) var environment: EnvironmentValues
    /// The page of the root; nil for a stack in the column of a split view, whose page shows the root.
    let root: PageController?
    /// The host of the root in a column of a split view.
    private let host: HostReference
    /// The column of a split view that the stack is; nil for others.
    weak var column: (any SplitColumn)?
    private var path: PathBinding?
    private var ownValues: [AnyHashable] = []

    init(_ root: any View, _ path: PathBinding?, in environment: EnvironmentValues) {
        (self.environment, self.path) = (environment, path)
        self.root = PageController(root, in: environment)
        host = HostReference()
    }

    /// Creates the coordinator of a stack whose pages are above that of a column of a split view.
    init(in environment: EnvironmentValues) {
        self.environment = environment
        root = nil
        host = environment.hostReference
    }

    /// Makes the controller.
    func makeController() -> UINavigationController {
        let made = root.map { UINavigationController(rootViewController: $0) } ?? UINavigationController()
        made.navigationBar.prefersLargeTitles = true
        ownController = made
        return made
    }

    /// The navigation controller of the stack.
    var controller: UINavigationController? { ownController ?? host.controller?.navigationController }

    private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        inner.stackReference = StackReference(coordinator: self)
        inner.columnReference = ColumnReference(column: column)
        return inner
    }

    /// Takes the next root, values and environment.
    func update(_ view: any View, _ path: PathBinding?, in environment: EnvironmentValues) {
        self.environment = inner(environment)
        root?.show(view, in: self.environment)
        update(path)
    }

    /// Takes the next values and environment of a stack in a column of a split view.
    func update(_ path: PathBinding?, in environment: EnvironmentValues) {
        self.environment = inner(environment)
        update(path)
    }

    private func update(_ path: PathBinding?) {
        self.path = path
        let pages = pages
        for (index, page) in pages.enumerated() where page.stack === self && index > 0 {
            if let value = page.value {
                page.show(Array(pages[..<index]).destination(of: value), in: environment)
            } else {
                page.inherit(environment)
            }
        }
        synchronize()
    }

    /// The pages of the stack, the root first.
    var pages: [PageController] {
        let all = controller?.viewControllers.compactMap { $0 as? PageController } ?? []
        guard root == nil, let base = host.controller else { return all }
        return Array(all.drop { $0 !== base })
    }

    /// Shows a page in place of the root and all above it.
    func replace(with page: PageController) {
        ownValues = []
        (page.isShownByOthers, page.stack) = (true, self)
        page.inherit(environment)
        controller?.setViewControllers([page], animated: false)
    }

    // MARK: Values

    /// The pages of the values.
    private var ownPages: [PageController] { pages.filter { $0.stack === self && $0.isOfPath } }

    private var values: [AnyHashable] {
        get { path?.get() ?? ownValues }
        set { if let path { path.set(newValue) } else { ownValues = newValue } }
    }

    /// Pushes the page of a value.
    func append(_ value: AnyHashable) {
        values.append(value)
        synchronize()
    }

    /// Pushes a page that no value is known of.
    func push(_ view: any View) -> PageController {
        let page = PageController(view, in: environment)
        push(page)
        return page
    }

    /// Pushes a page.
    func push(_ page: PageController) {
        (page.isShownByOthers, page.stack) = (true, self)
        page.inherit(environment)
        controller?.pushViewController(page, animated: controller?.viewIfLoaded?.window != nil)
    }

    /// Brings the pages up to date with the values.
    private func synchronize() {
        guard let controller else { return }
        let values = values, shown = ownPages
        let common = zip(values, shown).prefix { $0 == $1.value }.count
        guard common < values.count || common < shown.count else { return }
        var next = controller.viewControllers
        if common < shown.count, let first = next.firstIndex(where: { $0 === shown[common] }) {
            next.removeSubrange(first...)
        }
        for value in values[common...] { next.append(page(for: value, after: next)) }
        controller.setViewControllers(next, animated: controller.viewIfLoaded?.window != nil)
    }

    private func page(for value: AnyHashable, after pages: [UIViewController]) -> PageController {
        let known = pages.compactMap { $0 as? PageController }
        let page = PageController(known.destination(of: value), in: environment, for: value)
        (page.isShownByOthers, page.stack, page.isOfPath) = (true, self, true)
        page.inherit(environment)
        page.didGo = { [weak self] page in self?.pageDidGo(page) }
        return page
    }

    /// Takes the value of a page that the user has popped out of the stack.
    private func pageDidGo(_ page: PageController) {
        let shown = ownPages.compactMap(\.value)
        if values.count > shown.count { values = Array(values.prefix(shown.count)) }
    }
}

/// What a stack shows for a value without a destination.
///
/// Source: SwiftUI shows a yellow triangle with an exclamation mark.
struct MissingDestination: View {
    var body: some View {
        SwiftUICore.Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(
            SwiftUICore.Color.yellow)
    }
}

/// The page that a stack shows for values of a type.
struct Destination {
    /// Whether a value is of the type.
    let isOf: (AnyHashable) -> Bool
    /// Makes the page of a value.
    let view: (AnyHashable) -> (any View)?
}

/// The pages that stacks show for values.
enum DestinationsKey: PreferenceKey {
    static var defaultValue: [Destination] { [] }
    static func reduce(value: inout [Destination], nextValue: () -> [Destination]) { value += nextValue() }
}

/// A stack in the column of a split view: its pages are above that of the column, so that there is one bar.
struct MergedStack: View {
    let root: any View
    let path: PathBinding?
    @State private var box = StackView.CoordinatorBox()
    @Environment(\.self) private var environment

    var body: some View {
        // Reading the values makes the view depend on them.
        _ = path?.get()
        let coordinator = box.coordinator ?? StackCoordinator(in: environment)
        box.coordinator = coordinator
        let (path, environment) = (path, environment)
        RenderContext.current.eventLoop.schedule { [weak coordinator] in
            coordinator?.update(path, in: environment)
        }
        return AnyView(root).environment(\.stackReference, StackReference(coordinator: coordinator))
            .environment(\.columnReference, ColumnReference())
    }
}

/// The stack that views are in.
struct StackReference {
    weak var coordinator: StackCoordinator?
}

extension EnvironmentValues {
    private enum StackKey: EnvironmentKey { static var defaultValue: StackReference { StackReference() } }

    /// The stack that views are in.
    var stackReference: StackReference {
        get { self[StackKey.self] }
        set { self[StackKey.self] = newValue }
    }
}
