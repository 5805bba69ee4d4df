/// Customizations that can be applied to a preview.
///
/// Source: Apple's documentation of `PreviewTrait` for `Preview.ViewTraits`.
public struct PreviewTrait<T>: Sendable {
    /// What a trait says.
    enum Content: Hashable, Sendable {
        case defaultLayout
        case sizeThatFits
        case fixed(CGSize)
        case orientation(String)
        case wrapper(PreviewWrapper)
    }

    let content: Content
}

/// What changes the view or view controller of a preview.
package final class PreviewWrapper: Hashable, @unchecked Sendable {  // Used by the task of a render.
    let wrap: (UIResponder) -> UIResponder

    /// Creates what changes views and view controllers.
    package init(_ wrap: @escaping (UIResponder) -> UIResponder) { self.wrap = wrap }

    package static func == (lhs: PreviewWrapper, rhs: PreviewWrapper) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Creates a trait that changes the view or view controller of a preview.
    package init(_ wrapper: PreviewWrapper) { content = .wrapper(wrapper) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The preview fills the screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(content: .defaultLayout) }

    /// The preview has the size that fits its content, in the middle of the screen.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(content: .sizeThatFits) }

    /// The preview has a size in points, in the middle of the screen.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(content: .fixed(CGSize(width: width, height: height)))
    }

    /// Upright; the render says how the device is held, so that this has no effect.
    public static var portrait: PreviewTrait { PreviewTrait(content: .orientation("portrait")) }

    /// Upside down; the render says how the device is held, so that this has no effect.
    public static var portraitUpsideDown: PreviewTrait {
        PreviewTrait(content: .orientation("portraitUpsideDown"))
    }

    /// On its side; the render says how the device is held, so that this has no effect.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(content: .orientation("landscapeLeft")) }

    /// On its other side; the render says how the device is held, so that this has no effect.
    public static var landscapeRight: PreviewTrait { PreviewTrait(content: .orientation("landscapeRight")) }
}
