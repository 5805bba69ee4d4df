public import SwiftUICore

/// A type that defines the transition to use when navigating to a view.
public protocol NavigationTransition {}

/// A style that automatically chooses the appropriate presentation transition style for the current context.
public struct AutomaticNavigationTransition: NavigationTransition {
    init() {}
}

/// A navigation transition that zooms the appearing view from a given source view; pages slide here.
public struct ZoomNavigationTransition: NavigationTransition {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// A style that automatically chooses the appropriate presentation transition style for the current context.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A navigation transition that zooms the appearing view from a given source view; pages slide here.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets the navigation transition style for this view; pages slide here, so that this has no effect.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Identifies this view as the source of a navigation transition; this has no effect here.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
