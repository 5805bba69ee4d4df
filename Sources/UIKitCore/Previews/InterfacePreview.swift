/// A preview of an app: what Xcode's canvas shows beside a source. Ported sources have one for each `#Preview`, and for each
/// type that provides previews.
public struct InterfacePreview {
    /// The name that is written; nil for none.
    public let name: String?
    /// The path of the source.
    public let file: String
    /// The line of the source, from 1.
    public let line: Int
    /// How it is laid out.
    let traits: [PreviewTrait<Preview.ViewTraits>]
    private let body: () -> UIResponder

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - name: The name that is written; nil for none.
    ///   - traits: How it is laid out.
    ///   - file: The path of the source.
    ///   - line: The line of the source, from 1.
    ///   - body: Makes the view or the view controller that it shows.
    public init(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], file: String, line: Int,
        body: @escaping () -> UIResponder
    ) {
        (self.name, self.traits, self.file, self.line, self.body) = (name, traits, file, line, body)
    }

    /// Creates a preview of a view or a view controller of UIKit.
    ///
    /// - Parameters:
    ///   - name: The name that is written; nil for none.
    ///   - traits: How it is laid out.
    ///   - file: The path of the source.
    ///   - line: The line of the source, from 1.
    ///   - body: Makes the view or the view controller that it shows.
    /// - Returns: The preview.
    public static func ofResponder(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #file,
        line: Int = #line, body: @escaping () -> UIResponder
    ) -> InterfacePreview {
        InterfacePreview(name, traits: traits, file: file, line: line, body: body)
    }

    /// Makes a controller that shows it.
    package func makeController() -> UIViewController {
        let responder = traits.reduce(body()) { responder, trait in
            if case .wrapper(let wrapper) = trait.content { wrapper.wrap(responder) } else { responder }
        }
        let shown = responder as? UIViewController ?? UIViewController()
        if let view = responder as? UIView { shown.view = view }
        for trait in traits.reversed() {
            switch trait.content {
            case .defaultLayout: return shown
            case .sizeThatFits: return PreviewController(shown, size: nil)
            case .fixed(let size): return PreviewController(shown, size: size)
            case .orientation, .wrapper: continue
            }
        }
        return shown
    }
}
