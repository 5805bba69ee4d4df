package import Scene
public import UIKitCore

/// A view of a framework whose content no still image can know, such as a map: a picture of such content, which a note
/// reports.
open class PicturePlaceholderView: PlaceholderBase {
    /// The drawing that fills the view: graphics in three dimensions by default.
    open var placeholderPicture: PlaceholderPicture { .graphics }

    /// Returns the view that the initializer of some arguments makes, for the classes of this module; nil for others.
    open override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? {
        switch arguments {
        case .none: frameworkViews[ObjectIdentifier(self)]?(.zero)
        case .frame(let frame): frameworkViews[ObjectIdentifier(self)]?(frame)
        default: nil
        }
    }

    /// How many classes of this module `makeInstance(_:)` makes.
    package static var classCount: Int { frameworkViews.count }

    package override func placeholder(in context: ContentContext) -> [DrawCommand] {
        commands(of: placeholderPicture, in: context)
    }
}

/// The closures that make the views of frameworks, whose classes may be known only when the program runs.
private let frameworkViews: [ObjectIdentifier: @Sendable (CGRect) -> UIView] = [
    ObjectIdentifier(ARSCNView.self): { ARSCNView(frame: $0) },
    ObjectIdentifier(ARSKView.self): { ARSKView(frame: $0) },
    ObjectIdentifier(GLKView.self): { GLKView(frame: $0) },
    ObjectIdentifier(MKMapView.self): { MKMapView(frame: $0) },
    ObjectIdentifier(MTKView.self): { MTKView(frame: $0) },
    ObjectIdentifier(SCNView.self): { SCNView(frame: $0) },
    ObjectIdentifier(SKView.self): { SKView(frame: $0) },
    ObjectIdentifier(UIWebView.self): { UIWebView(frame: $0) },
    ObjectIdentifier(WKWebView.self): { WKWebView(frame: $0) },
]
