public import Foundation

/// How scrollable views bounce at the ends of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always, however small the content.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the view decides.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once when scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never by scrolling.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Returns the view with a visibility of scroll indicators in some axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.self) { values in
                if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
                if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            })
    }

    /// Returns the view, whose scrollable views the user can scroll or not.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        modified(by: EnvironmentTransformModification(keyPath: \.isScrollEnabled) { $0 = $0 && !disabled })
    }

    /// Returns the view; flashing indicators has no effect here, where they are not drawn.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Returns the view; flashing indicators has no effect here, where they are not drawn.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Returns the view with a way to bounce, which has no effect here: nothing moves beyond its ends.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Returns the view with a way to dismiss the keyboard, which has no effect here without one.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
