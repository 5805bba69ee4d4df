/// A view that makes a platform view and keeps it up to date.
///
/// Public because the protocols of representable views, which apps adopt, refine it; module SwiftUI alone implements its
/// requirements.
public protocol PlatformLeafView: View where Body == Never {
    /// Makes the platform view.
    func makeLeaf(in environment: EnvironmentValues) -> any PlatformLeaf
    /// Brings the platform view up to date.
    func update(_ leaf: any PlatformLeaf, in environment: EnvironmentValues)
    /// The name of the view for reports.
    var reportedName: String { get }
}

extension PlatformLeafView {
    /// The name of the view's type.
    public var reportedName: String { TypeName.text(of: Self.self) }
    /// Returns the node that keeps the view at its place.
    func makeNode(_ inputs: NodeInputs) -> ViewNode { PlatformLeafNode(self, inputs) }
}
