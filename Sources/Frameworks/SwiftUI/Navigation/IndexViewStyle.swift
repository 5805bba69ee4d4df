public import SwiftUICore
import UIKit

/// Defines the implementation of all `IndexView` instances within a view hierarchy.
public protocol IndexViewStyle {
    /// The background of the index.
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index view style that places a page index view over its content.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The background style for the page index view.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// Background will use the default for the platform.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Background is only shown while the index view is interacted with.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Background is always displayed behind the page index view.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Background is never displayed behind the page index view.
        public static let never = BackgroundDisplayMode(name: "never")

        /// The style of UIKit's page control.
        var platformStyle: UIPageControl.BackgroundStyle {
            switch self {
            case .always: .prominent
            case .never: .minimal
            default: .automatic
            }
        }
    }

    /// The background of the index.
    public let _background: BackgroundDisplayMode

    /// Creates a page index view style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _background = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// An index view style that places a page index view over its content.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// An index view style that places a page index view over its content, with a background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
    private enum IndexKey: EnvironmentKey {
        static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
    }

    /// The background of the index of pages.
    var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexKey.self] }
        set { self[IndexKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for the index view within the current environment.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._background)
    }
}
