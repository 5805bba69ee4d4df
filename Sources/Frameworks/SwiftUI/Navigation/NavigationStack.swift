public import SwiftUICore
import UIKit

/// A view that displays a root view and enables you to present additional views over the root view.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathBinding?
    @Environment(\.columnReference) private var column

    /// Creates a navigation stack that manages its own navigation state.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path) = (root(), nil)
    }

    /// Creates a navigation stack with heterogeneous navigation state that you can control.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, self.path) = (root(), PathBinding(path))
    }

    /// Creates a navigation stack with homogeneous navigation state that you can control.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        (self.root, self.path) = (root(), PathBinding(path))
    }

    /// The navigation controller of the stack, over the whole of its container; in a split view that of the column.
    public var body: some View {
        if column.column != nil {
            MergedStack(root: root, path: path)
        } else {
            StackView(root: root, path: path).ignoresSafeArea()
        }
    }
}

/// A navigation controller of UIKit's.
struct StackView: UIViewControllerRepresentable {
    let root: any View
    let path: PathBinding?

    var reportedName: String { "UINavigationController" }

    func makeCoordinator() -> CoordinatorBox { CoordinatorBox() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let coordinator = StackCoordinator(root, path, in: context.environment)
        context.coordinator.coordinator = coordinator
        return coordinator.makeController()
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        context.coordinator.coordinator?.update(root, path, in: context.environment)
    }

    /// What keeps the coordinator of a stack.
    final class CoordinatorBox {
        var coordinator: StackCoordinator?
    }
}

extension View {
    /// Associates a destination view with a presented data type for use within a navigation stack.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        transformPreference(DestinationsKey.self) { list in
            list.append(
                Destination(isOf: { $0.pathElement(as: D.self) != nil }) { value in
                    value.pathElement(as: D.self).map { destination($0) }
                })
        }
    }

    /// Associates a destination view with a binding that can be used to push the view onto a navigation stack.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            PresentationModifier(kind: .push, isPresented: isPresented, content: { view }))
    }

    /// Associates a destination view with a bound value for use within a navigation stack.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // While it is popped, the page is still that of the last item.
        let value = item.wrappedValue
        return modifier(
            PresentationModifier(kind: .push, isPresented: item.isPresent()) {
                value.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            })
    }
}
