package import Diagnostics
import Geometry
import RenderContext
package import Scene
package import UIKitCore

/// A placeholder for a view of a class whose code is not available, but whose content is known from its name.
package final class PlaceholderView: PlaceholderBase {
    private let picture: PlaceholderPicture
    private let name: String
    private let place: Place?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - picture: The drawing of the content.
    ///   - name: The name of the class in whose place it is.
    ///   - place: Where the file names the class.
    package init(_ picture: PlaceholderPicture, for name: String, at place: Place?) {
        (self.picture, self.name, self.place) = (picture, name, place)
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    package override func placeholder(in context: ContentContext) -> [DrawCommand] {
        commands(of: picture, for: name, at: place, in: context)
    }
}

extension UIView {
    /// Reports that the view is drawn as a placeholder, once a render.
    ///
    /// - Parameters:
    ///   - name: The name of the class whose content is not drawn.
    ///   - content: The content of the class on a device, as in "a share sheet".
    ///   - place: Where a file names the class.
    package func reportPlaceholder(_ name: String, showing content: String, at place: Place? = nil) {
        RenderEnvironment.current.report(
            Diagnostic(
                .viewPlaceholder, "\(name.withArticle) is drawn as a placeholder: \(content)", of: name,
                at: place, view: displayName))
    }

    /// Returns the drawing for content that a still image cannot show. A note reports it, so that it is
    /// never mistaken for the real content.
    func commands(
        of placeholder: PlaceholderPicture, for name: String? = nil, at place: Place? = nil,
        in context: ContentContext
    ) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0, bounds.rect.isFinite else { return [] }
        reportPlaceholder(name ?? className, showing: placeholder.contentDescription, at: place)
        return drawing(of: placeholder, in: context)
    }

    /// Returns a drawing that fills the view, without a report.
    func drawing(of placeholder: PlaceholderPicture, in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0, bounds.rect.isFinite else { return [] }
        var drawing = PlaceholderDrawing(area: bounds.rect, context: context)
        drawing.add(placeholder)
        var commands = drawing.commands
        if placeholder == .advertisement {
            let label = ControlText(
                centered: "Ad", font: .systemFont(ofSize: 12, weight: .medium), color: .secondaryLabel)
            let height = min(bounds.height, block(label).size.height)
            let line = CGRect(
                center: CGPoint(x: bounds.midX, y: bounds.midY), width: bounds.width, height: height)
            commands += self.commands(label, in: line, context)
        }
        return [.push(.clip(RoundedRect(bounds.rect)))] + commands + [.pop]
    }
}
