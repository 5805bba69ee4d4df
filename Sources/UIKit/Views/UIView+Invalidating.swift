/// What a change of a property asks of its view.
public protocol UIViewInvalidating: Sendable {
    /// Asks it of a view.
    func invalidate(view: UIView)
}

extension UIView {
    /// Makes changes of a property redraw, lay out or measure its view, as in
    /// `@Invalidating(.display, .layout) var width = 1`.
    @propertyWrapper public struct Invalidating<Value: Equatable> {
        /// What changes ask for.
        public enum Kind: UIViewInvalidating {
            /// The view is drawn again.
            case display
            /// The view is laid out again.
            case layout
            /// To have its constraints updated.
            case constraints
            /// The content is measured again.
            case intrinsicContentSize
            /// To have its configuration updated, of buttons.
            case configuration

            /// Asks it of a view.
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

        /// Creates a property whose changes ask for one thing or several.
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
