import Geometry
package import Scene

/// How a view is blended with what is behind it.
public enum BlendMode: Hashable, Sendable {
    /// Over what is behind.
    case normal
    /// The product of both colors.
    case multiply
    /// The product of the complements.
    case screen
    /// Multiplies dark and screens light colors behind.
    case overlay
    /// The darker of both colors.
    case darken
    /// The lighter of both colors.
    case lighten
    /// Brightens what is behind.
    case colorDodge
    /// Darkens what is behind.
    case colorBurn
    /// A softer hard light.
    case softLight
    /// Multiplies dark and screens light colors of the view.
    case hardLight
    /// The difference of both colors.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// The hue and saturation of the view.
    case color
    /// The luminosity of the view.
    case luminosity
    /// The view where what is behind is opaque.
    case sourceAtop
    /// What is behind, over the view.
    case destinationOver
    /// What is behind where the view is transparent.
    case destinationOut
    /// The sum, darker.
    case plusDarker
    /// The sum, lighter.
    case plusLighter

    /// The mode of drawings.
    package var sceneMode: Scene.BlendMode {
        Scene.BlendMode(rawValue: "\(self)") ?? .normal
    }
}

/// A view blended with what is behind it.
struct BlendModification: GroupModification {
    let mode: BlendMode

    func scope(_ bounds: Rect, _ context: ElementContext) -> Scope? {
        .layer(opacity: 1, bounds: bounds, blend: mode.sceneMode)
    }
}

/// A view composed as one group.
struct CompositingModification: GroupModification {
    func scope(_ bounds: Rect, _ context: ElementContext) -> Scope? { .layer(opacity: 1, bounds: bounds) }
}

extension View {
    /// Returns the view blended with what is behind it in a mode.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modified(by: BlendModification(mode: blendMode))
    }

    /// Returns the view composed as one group before effects apply to it.
    public func compositingGroup() -> some View { modified(by: CompositingModification()) }

    /// Returns the view composed as one picture before it is shown; the color mode decides about nothing here.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { modified(by: CompositingModification()) }
}

/// The color spaces in which groups and canvases are composed; drawing here composes in one.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// sRGB with linear light.
    case linear
    /// A wider space with linear light.
    case extendedLinear
}
