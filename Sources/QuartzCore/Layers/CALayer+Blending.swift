import Diagnostics
import RenderContext
import Scene

extension CALayer {
    /// The blend mode that `compositingFilter` names; unknown names are reported and drawn as normal.
    var blend: BlendMode {
        guard let compositingFilter else { return .normal }
        if let name = compositingFilter as? String, let mode = CALayer.blendModes[name] { return mode }
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingBlendMode,
                "the compositing filter \(compositingFilter) is not supported; the layer is drawn without it",
                of: "\(compositingFilter)", view: owner?.displayName,
                hints: ["known are " + CALayer.blendModes.keys.sorted().joined(separator: ", ")]))
        return .normal
    }

    /// The filter names, in the form that works on devices.
    private static let blendModes: [String: BlendMode] = {
        let named: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]
        return Dictionary(uniqueKeysWithValues: named.map { ("\($0.rawValue)BlendMode", $0) })
    }()
}
