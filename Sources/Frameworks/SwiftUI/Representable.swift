/// A view of UIKit in SwiftUI.
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The type of the object between both.
    associatedtype Coordinator = Void
    /// What is known when the view is made.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the object between both.
    func makeCoordinator() -> Coordinator
    /// Called before the view goes.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    /// Such a view consists of no others.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// The default implementation does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    /// The default implementation makes no coordinator.
    public func makeCoordinator() {}
}

/// What is known when a view of UIKit is made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object between both.
    public let coordinator: Representable.Coordinator
    /// The values that views further out give.
    public let environment: EnvironmentValues
    /// What is known of the change.
    public let transaction = Transaction()
}

/// A controller of UIKit in SwiftUI.
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object between both.
    associatedtype Coordinator = Void
    /// What is known when the controller is made.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the object between both.
    func makeCoordinator() -> Coordinator
    /// Called before the controller goes.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    /// Such a view consists of no others.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// The default implementation does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// The default implementation makes no coordinator.
    public func makeCoordinator() {}
}

/// What is known when a controller of UIKit is made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object between both.
    public let coordinator: Representable.Coordinator
    /// The values that views further out give.
    public let environment: EnvironmentValues
    /// What is known of the change.
    public let transaction = Transaction()
}
