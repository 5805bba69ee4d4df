public import Foundation
public import SwiftUICore
public import UIKit

/// A view that represents a UIKit view controller.
public protocol UIViewControllerRepresentable: PlatformLeafView where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that communicates changes to SwiftUI.
    associatedtype Coordinator = Void
    /// What is known when the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date after each change.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the object that communicates changes to SwiftUI, before the controller.
    func makeCoordinator() -> Coordinator
    /// Called before the controller leaves.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Returns the size of the controller's view for a proposal, in points; nil for the proposal.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Such a view consists of no others: the program stops, as on iOS.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// The default implementation does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// The default implementation takes the proposal.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the controller and what is kept for it.
    public func makeLeaf(in environment: EnvironmentValues) -> any PlatformLeaf {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        let controller = makeUIViewController(context: context)
        let leaf = ControllerLeaf(
            controller, in: environment.hostReference, coordinator: context.coordinator)
        leaf.dismantle = {
            Self.dismantleUIViewController(controller, coordinator: context.coordinator)
        }
        return leaf
    }

    /// Brings the controller up to date.
    public func update(_ leaf: any PlatformLeaf, in environment: EnvironmentValues) {
        guard let leaf = leaf as? ControllerLeaf<UIViewControllerType>,
            let coordinator = leaf.coordinator as? Coordinator
        else { return }
        leaf.controller.view.adopt(environment)
        let context = Context(coordinator: coordinator, environment: environment)
        updateUIViewController(leaf.controller, context: context)
        leaf.sizing = { [unowned controller = leaf.controller] in
            sizeThatFits($0, uiViewController: controller, context: context)
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// The default implementation makes no coordinator.
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system, for a view controller of UIKit.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that communicates changes to SwiftUI.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the current change.
    public let transaction = Transaction()
}
