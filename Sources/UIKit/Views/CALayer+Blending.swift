import Diagnostics
import Scene

extension CALayer {
    /// How the layer meets what lies beneath, by `compositingFilter`; others than names known here are
    /// reported and drawn as without.
    var blend: BlendMode {
        guard let compositingFilter else { return .normal }
        if let name = compositingFilter as? String, let mode = CALayer.blendModes[name] { return mode }
        var diagnostic = Diagnostic.warning(
            "the compositing filter \(compositingFilter) is not known here; the layer is drawn as without",
            hints: ["known are " + CALayer.blendModes.keys.sorted().joined(separator: ", ")])
        diagnostic.view = owner?.displayName
        RenderEnvironment.current.report(diagnostic)
        return .normal
    }

    /// The names of filters, in the form that works on devices.
    private static let blendModes: [String: BlendMode] = {
        let named: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]
        return Dictionary(uniqueKeysWithValues: named.map { ("\($0.rawValue)BlendMode", $0) })
    }()
}
