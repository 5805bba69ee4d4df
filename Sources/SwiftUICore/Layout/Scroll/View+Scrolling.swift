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

/// A type that defines the scroll behavior of a scrollable view.
public protocol ScrollTargetBehavior {}

/// The behavior of scrolling from page to page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior of pages.
    public init() {}
}

/// The behavior of scrolling from view to view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views are passed at a time.
    public struct LimitBehavior: Sendable {
        /// As the system decides.
        public static let automatic = LimitBehavior()
        /// Always limited to a few.
        public static let always = LimitBehavior()
        /// Never limited to a few.
        public static let never = LimitBehavior()
        /// Limited to one view.
        public static let alwaysByOne = LimitBehavior()
        /// Limited to a few views.
        public static let alwaysByFew = LimitBehavior()
    }

    /// Creates the behavior of views.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// From page to page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// From view to view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Returns the behavior from view to view with a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
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

    /// Returns the view with a behavior of scrolling by the finger, which has no effect here without one.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Returns the view, at whose views scrolling by the finger ends, which has no effect here without one.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Returns the view as a place where scrolling by the finger ends, which has no effect here without one.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
