public import SwiftUICore
public import UIKit

/// A type that defines an environment in which previews can appear.
public protocol PreviewModifier {
    /// The type of what previews share.
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = PreviewModifierContent
    /// Creates what previews share; here each preview has its own.
    static func makeSharedContext() async throws -> Context
    /// Returns the view of the preview in its environment.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// The default implementation makes nothing, where previews share nothing.
    public static func makeSharedContext() async throws {}
}

/// The type-erased content of a preview.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view of the preview.
    public var body: some View { content }
}

/// The view of a preview in an environment, which is shown when its context was made.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?

    var body: some View {
        Group {
            if let context {
                modifier.body(content: PreviewModifierContent(content: content), context: context)
            } else {
                Color.clear
            }
        }
        .task { if context == nil { context = try? await Modifier.makeSharedContext() } }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Creates a trait that applies a modifier to the view of a preview.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(
            PreviewWrapper { responder in
                guard let controller = responder as? any ViewHostingController else { return responder }
                return controller.hosting { ModifiedPreview(modifier: modifier, content: $0) }
            })
    }
}

/// A controller that shows a view of SwiftUI.
private protocol ViewHostingController: UIViewController {
    /// Returns a controller of the view inside another one.
    func hosting(_ wrap: (AnyView) -> any View) -> UIViewController
}

extension UIHostingController: ViewHostingController {
    fileprivate func hosting(_ wrap: (AnyView) -> any View) -> UIViewController {
        UIHostingController<AnyView>(rootView: AnyView(wrap(AnyView(rootView))))
    }
}
