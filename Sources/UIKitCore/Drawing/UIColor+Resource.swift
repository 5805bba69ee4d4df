import Assets
import Diagnostics

extension UIColor {
    /// Creates the color of a resource that an asset catalog has; a clear one, with a diagnostic, where the render's assets have
    /// none of its name.
    public convenience init(resource: ColorResource) {
        guard let found = UIColor(named: resource.name) else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .colorMissing, "no color set is named '\(resource.name)'", of: resource.name))
            self.init(white: 0, alpha: 0)
            return
        }
        self.init { found.resolvedColor(with: $0) }
    }
}
