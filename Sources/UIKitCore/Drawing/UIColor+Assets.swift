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
            // The set of a new project says no color, which is no fault: the system's tint stays.
            if name == Self.newProjectAccent, set.isEmpty { return nil }
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

    /// The name of the accent color in the catalog of a new project. Source: the templates of Xcode since version 11.4.
    private static let newProjectAccent = "AccentColor"

    /// Returns the accent color of an app by the name in its settings; nil where its set says no color.
    package static func accent(named name: String) -> UIColor? {
        if case .success(let found) = RenderEnvironment.current.assets.colorSet(named: name),
            found.set.isEmpty
        {
            RenderEnvironment.current.assetRequests?.insert(.color(name))
            return nil
        }
        return UIColor(named: name)
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
