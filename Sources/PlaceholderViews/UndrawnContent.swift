import Diagnostics
import RenderContext

/// Content that code passes to an object of a framework and that is not drawn here.
package enum UndrawnContent {
    /// Reports content that a device would draw, once a render.
    ///
    /// - Parameters:
    ///   - message: What is not drawn, as in "the overlays of an MKMapView are not drawn".
    ///   - owner: The name of the class that would draw it.
    package static func report(_ message: String, of owner: String) {
        RenderEnvironment.current.report(Diagnostic(.contentUndrawn, message, of: owner))
    }
}
