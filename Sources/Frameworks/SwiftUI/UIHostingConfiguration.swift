/// The content of a cell as a SwiftUI view; drawn as a placeholder with the name of its type.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    /// Creates the content of a cell.
    public init(@ViewBuilder content: () -> Content) {}
    /// Makes the view.
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self, "\(Content.self)") }
    /// Returns the content, which does not depend on the state here.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
    /// Returns the content with margins.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
    /// Returns the content with margins.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }
    /// Returns the content with a minimum size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
}

/// The box of a cell.
final class HostedContentView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, _ title: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        text = title
        textAlignment = .center
        textColor = .secondaryLabel
        layer.borderWidth = 1
        layer.cornerRadius = 8
        layer.borderColor = UIColor.separator.cgColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil {
            reportPlaceholder("UIHostingConfiguration", showing: "the SwiftUI view \(text ?? "")")
        }
    }

    required init?(coder: NSCoder) { nil }
}
