extension UIViewController {
    /// How a controller comes in.
    public final class Transition: NSObject {
        /// The style of a presentation that does the same; nil for a zoom.
        let modalStyle: UIModalTransitionStyle?
        /// Returns the view that a zoom begins at.
        let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?
        /// How a zoom is done.
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

        /// By a zoom from a view.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(style: nil, options: options, source: sourceViewProvider) }
        /// From the lower edge.
        public static var coverVertical: Transition { Transition(style: .coverVertical) }
        /// By a turn about the vertical axis.
        public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
        /// By fading.
        public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
        /// By curling up what is below.
        public static var partialCurl: Transition { Transition(style: .partialCurl) }

        /// How a zoom is done.
        public final class ZoomOptions: NSObject {
            /// Returns the part of the zoomed view that lies over the source; nil for all.
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// Returns whether a gesture may go back.
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The color that dims what is below; nil for the usual one.
            public var dimmingColor: UIColor?
            /// The effect over what is below; nil for none.
            public var dimmingVisualEffect: UIVisualEffect?
        }

        /// What a zoom's view is asked for.
        public struct ZoomSourceViewProviderContext {
            /// The controller that is left.
            public let sourceViewController: UIViewController
            /// The controller that comes in.
            public let zoomedViewController: UIViewController
        }

        /// What the part of a zoomed view is asked for.
        public struct ZoomAlignmentRectContext {
            /// The view that the zoom begins at.
            public let sourceView: UIView
            /// The controller that comes in.
            public let zoomedViewController: UIViewController
        }

        /// A gesture that would go back.
        public struct ZoomInteractionContext {
            /// Where it is, in the zoomed view.
            public let location: CGPoint
            /// Its speed, in points a second.
            public let velocity: CGVector
            /// Whether it would begin.
            public let willBegin: Bool
        }
    }
}
