package import Scene
public import UIKitCore

/// A view that draws something in the place of its content.
open class PlaceholderBase: ProvidedContentView {
    /// Creates a view with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        provideContent()
    }

    /// Creates a view of a storyboard or a nib, with the frame that the file saved; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        provideContent()
    }

    private func provideContent() {
        contentProvider = { view, context in
            (view as? PlaceholderBase)?.placeholder(in: context) ?? []
        }
    }

    /// Returns the drawing between background and subviews, in bounds coordinates; none by default.
    package func placeholder(in context: ContentContext) -> [DrawCommand] { [] }
}
