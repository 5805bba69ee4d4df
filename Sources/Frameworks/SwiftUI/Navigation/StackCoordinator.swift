import SwiftUICore
import UIKit

/// What connects a navigation controller with the values of a stack.
final class StackCoordinator {
    private(set) weak var controller: UINavigationController?
    /// The environment of the stack.
    private(set) var environment: EnvironmentValues
    private let root: PageController
    private var path: PathBinding?
    private var ownValues: [AnyHashable] = []

    init(_ root: any View, _ path: PathBinding?, in environment: EnvironmentValues) {
        (self.environment, self.path) = (environment, path)
        self.root = PageController(root, in: environment)
    }

    /// Makes the controller.
    func makeController() -> UINavigationController {
        let made = UINavigationController(rootViewController: root)
        made.navigationBar.prefersLargeTitles = true
        controller = made
        return made
    }

    private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        inner.stackReference = StackReference(coordinator: self)
        return inner
    }

    /// Takes the next root, values and environment.
    func update(_ view: any View, _ path: PathBinding?, in environment: EnvironmentValues) {
        self.path = path
        self.environment = inner(environment)
        root.show(view, in: self.environment)
        for (index, page) in pages.enumerated().dropFirst() {
            if let value = page.value {
                page.show(destination(of: value, after: Array(pages[..<index])), in: self.environment)
            } else {
                page.inherit(self.environment)
            }
        }
        synchronize()
    }

    private var pages: [PageController] {
        controller?.viewControllers.compactMap { $0 as? PageController } ?? []
    }

    // MARK: Values

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
        controller?.pushViewController(page, animated: controller?.viewIfLoaded?.window != nil)
        return page
    }

    /// Brings the pages up to date with the values.
    private func synchronize() {
        guard let controller else { return }
        let values = values, shown = pages.filter { $0.value != nil }
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
        let page = PageController(destination(of: value, after: known), in: environment, for: value)
        page.didGo = { [weak self] page in self?.pageDidGo(page) }
        return page
    }

    /// The view that one of the pages before gives a value, made inside its page.
    private func destination(of value: AnyHashable, after pages: [PageController]) -> any View {
        let known = pages.lazy.flatMap { $0.hostingView.graph.preference(DestinationsKey.self) }
        guard let destination = known.first(where: { $0.isOf(value) }) else { return MissingDestination() }
        return DeferredContent { destination.view(value) ?? MissingDestination() }.view
    }

    /// Takes the value of a page that the user has popped out of the stack.
    private func pageDidGo(_ page: PageController) {
        let shown = pages.compactMap(\.value)
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
