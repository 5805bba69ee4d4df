import Assets
import Diagnostics

extension UIColor {
    /// Creates the color of a name from the render's assets; returns nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the color of a name from the render's assets; returns nil where there is none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: Has no effect: all assets are the render's.
    ///   - traitCollection: The traits that the color is for; nil for those of where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let environment = RenderEnvironment.current
        environment.assetRequests?.insert(.color(name))
        guard let found = environment.assets.colorSet(named: name) else { return nil }
        switch found {
        case .failure(let error):
            environment.report(error.diagnostic)
            return nil
        case .success((let set, let file)):
            guard set.allColors.contains(where: { UIColor.of($0) != nil }) else {
                environment.report(
                    Diagnostic(
                        .colorMissing, "the colour set '\(name)' has no colour that is supported", of: name,
                        at: Place(file: file)))
                return nil
            }
            self.init { current in
                let traits = traitCollection ?? current
                return (set.color(for: AssetTraits(traits)).flatMap(UIColor.of) ?? .clear).resolvedColor(
                    with: traits)
            }
        }
    }

    /// Returns the color of a color set; nil for a system color that is not supported.
    private static func of(_ color: AssetColor) -> UIColor? {
        switch color {
        case .reference(let name):
            UIColor.named(name) ?? (name.hasSuffix("Color") ? UIColor.named(String(name.dropLast(5))) : nil)
        case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .sRGB(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
