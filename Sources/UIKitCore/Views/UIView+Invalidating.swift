/// An invalidation of a view by a change of a property.
public protocol UIViewInvalidating: Sendable {
    /// Invalidates a view.
    func invalidate(view: UIView)
}

extension UIView {
    /// Makes changes of a property redraw, lay out or measure its view, as in
    /// `@Invalidating(.display, .layout) var width = 1`.
    @propertyWrapper public struct Invalidating<Value: Equatable> {
        /// The kinds of invalidations.
        public enum Kind: UIViewInvalidating {
            /// The view is redrawn.
            case display
            /// The view is laid out.
            case layout
            /// The constraints are updated.
            case constraints
            /// The intrinsic content size is computed.
            case intrinsicContentSize
            /// The configuration of a button is updated.
            case configuration

            /// Invalidates a view accordingly.
            public func invalidate(view: UIView) {
                switch self {
                case .display: view.setNeedsDisplay()
                case .layout: view.setNeedsLayout()
                case .constraints: view.setNeedsUpdateConstraints()
                case .intrinsicContentSize: view.invalidateIntrinsicContentSize()
                case .configuration: (view as? UIButton)?.setNeedsUpdateConfiguration()
                }
            }
        }

        private var stored: Value
        private let invalidations: [any UIViewInvalidating]

        /// Creates a property whose changes invalidate its view in one way or several.
        public init(wrappedValue: Value, _ first: Kind, _ others: Kind...) {
            stored = wrappedValue
            invalidations = [first] + others
        }

        /// The value outside of views: the program stops, as the property has no view.
        @available(*, unavailable, message: "@Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { preconditionFailure("@Invalidating is for properties of views") }
            set { preconditionFailure("@Invalidating is for properties of views \(newValue)") }
        }

        /// The value of the property of a view.
        public static subscript<Owner: UIView>(
            _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { owner[keyPath: storageKeyPath].stored }
            set {
                guard owner[keyPath: storageKeyPath].stored != newValue else { return }
                owner[keyPath: storageKeyPath].stored = newValue
                for invalidation in owner[keyPath: storageKeyPath].invalidations {
                    invalidation.invalidate(view: owner)
                }
            }
        }
    }
}
