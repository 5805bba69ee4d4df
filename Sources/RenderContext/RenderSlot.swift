/// A part of the state of a render that a module adds: the windows, the keyboard, the animations.
///
/// The object is created on first use and freed with the render. The module declares a property in an
/// extension of `RenderContext` where others read it.
@usableFromInline package protocol RenderSlot: AnyObject {
    /// Creates the state at the start of a render.
    init(in context: RenderContext)
}
