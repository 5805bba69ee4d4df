extension UIViewController {
    /// The transition of a push or a presentation.
    public final class Transition: NSObject {
        /// The equivalent modal transition style; nil for a zoom.
        let modalStyle: UIModalTransitionStyle?
        /// Returns the source view of a zoom.
        let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?
        /// The options of a zoom.
        let zoomOptions: ZoomOptions?

        private init(
            style: UIModalTransitionStyle?, options: ZoomOptions? = nil,
            source: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
        ) {
            modalStyle = style
            zoomOptions = options
            sourceViewProvider = source
            super.init()
        }

        /// Zooms from a source view.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(style: nil, options: options, source: sourceViewProvider) }
        /// Slides up from the bottom edge.
        public static var coverVertical: Transition { Transition(style: .coverVertical) }
        /// Flips about the vertical axis.
        public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
        /// Fades the new controller in over the old one.
        public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
        /// Curls up the page of the old controller.
        public static var partialCurl: Transition { Transition(style: .partialCurl) }

        /// The options of a zoom transition.
        public final class ZoomOptions: NSObject {
            /// Returns the rectangle of the zoomed view that is aligned with the source view; nil for all of it.
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// Returns whether an interactive dismissal may begin; nil for the system's choice.
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The color that dims the source; nil for the system's.
            public var dimmingColor: UIColor?
            /// The visual effect over the source; nil for none.
            public var dimmingVisualEffect: UIVisualEffect?
        }

        /// The context in which the source view of a zoom is requested.
        public struct ZoomSourceViewProviderContext {
            /// The controller that presents or pushes.
            public let sourceViewController: UIViewController
            /// The controller that is zoomed to.
            public let zoomedViewController: UIViewController
        }

        /// The context in which the alignment rectangle of a zoom is requested.
        public struct ZoomAlignmentRectContext {
            /// The source view of the zoom.
            public let sourceView: UIView
            /// The controller that is zoomed to.
            public let zoomedViewController: UIViewController
        }

        /// The context of an interactive dismissal of a zoomed view.
        public struct ZoomInteractionContext {
            /// The location of the gesture in the zoomed view, in points.
            public let location: CGPoint
            /// The velocity of the gesture, in points per second.
            public let velocity: CGVector
            /// Whether the dismissal would begin by default.
            public let willBegin: Bool
        }
    }
}
