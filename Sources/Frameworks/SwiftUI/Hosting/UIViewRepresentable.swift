public import Foundation
public import SwiftUICore
public import UIKit

/// A wrapper for a UIKit view that integrates it into a SwiftUI view hierarchy.
public protocol UIViewRepresentable: PlatformLeafView where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that communicates changes to SwiftUI.
    associatedtype Coordinator = Void
    /// What is known when the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date after each change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the object that communicates changes to SwiftUI, before the view.
    func makeCoordinator() -> Coordinator
    /// Called before the view leaves.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Returns the size of the view for a proposal, in points; nil for that of its intrinsic size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Such a view consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// The default implementation does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// The default implementation leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// Makes the view and what is kept for it.
    public func makeLeaf(in environment: EnvironmentValues) -> any PlatformLeaf {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        let leaf = ViewLeaf(makeUIView(context: context), coordinator: context.coordinator)
        leaf.dismantle = { [view = leaf.view] in
            Self.dismantleUIView(view, coordinator: context.coordinator)
        }
        return leaf
    }

    /// Brings the view up to date.
    public func update(_ leaf: any PlatformLeaf, in environment: EnvironmentValues) {
        guard let leaf = leaf as? ViewLeaf<UIViewType>, let coordinator = leaf.coordinator as? Coordinator
        else { return }
        leaf.view.adopt(environment)
        let context = Context(coordinator: coordinator, environment: environment)
        updateUIView(leaf.view, context: context)
        leaf.sizing = { [unowned view = leaf.view] in sizeThatFits($0, uiView: view, context: context) }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// The default implementation makes no coordinator.
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system, for a view of UIKit.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that communicates changes to SwiftUI.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the current change.
    public let transaction = Transaction()
}

extension UIView {
    /// Takes over from an environment what UIKit inherits in its own way.
    func adopt(_ environment: EnvironmentValues) {
        overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        if let color = environment.tintColor { tintColor = UIColor(color) }
        semanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
}
