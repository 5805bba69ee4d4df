extension Step {
    /// What a step expects of a view.
    public struct Expectation: Hashable, Sendable {
        /// The id of the view.
        public var view: String
        /// What of it.
        public var property: Property
        /// How the property and the value compare.
        public var relation: Relation
        /// The value to compare the property with.
        public var value: Value

        /// Creates an expectation.
        public init(_ view: String, _ property: Property, _ relation: Relation, _ value: Value) {
            self.view = view
            self.property = property
            self.relation = relation
            self.value = value
        }

        /// What can be expected of a view.
        public enum Property: String, CaseIterable, Hashable, Sendable {
            /// Whether there is a view of the id.
            case exists
            /// Whether the view or one around it is hidden or transparent.
            case isHidden
            /// Whether a control is enabled.
            case isEnabled
            /// Whether a control, cell or tab is selected.
            case isSelected
            /// Whether a control or cell is highlighted.
            case isHighlighted
            /// Whether a switch is on.
            case isOn
            /// Whether a field is the first responder.
            case isFirstResponder
            /// The text of a label, field or button.
            case text
            /// The placeholder of a field.
            case placeholder
            /// The value of a slider, stepper or progress view, or the index of the selected segment.
            case value
            /// The page of a page control or paging scroll view, counted from 0.
            case page
            /// The number of pages of a page control, of rows of a list, of segments.
            case count
            /// The opacity, from 0 to 1.
            case alpha
            /// The left edge in the superview, in points.
            case x
            /// The top edge in the superview, in points.
            case y
            /// The width in points.
            case width
            /// The height in points.
            case height
            /// The horizontal content offset of a scroll view, in points.
            case offsetX
            /// The vertical content offset of a scroll view, in points.
            case offsetY
            /// The zoom scale of a scroll view.
            case zoomScale

            /// The kind of value that the property has.
            public var kind: ValueKind {
                switch self {
                case .exists, .isHidden, .isEnabled, .isSelected, .isHighlighted, .isOn, .isFirstResponder:
                    .boolean
                case .text, .placeholder: .text
                case .value, .page, .count, .alpha, .x, .y, .width, .height, .offsetX, .offsetY, .zoomScale:
                    .number
                }
            }
        }

        /// The kinds of values.
        public enum ValueKind: Hashable, Sendable {
            /// True or false, of properties such as `isHidden`.
            case boolean
            /// Text, of properties such as `text`.
            case text
            /// A number, of properties such as `alpha`.
            case number
        }

        /// How a property and a value compare.
        public enum Relation: String, CaseIterable, Hashable, Sendable {
            /// They are equal; numbers to within a thousandth.
            case equal = "=="
            /// They are not equal.
            case notEqual = "!="
            /// The property is less.
            case less = "<"
            /// The property is less or equal.
            case lessOrEqual = "<="
            /// The property is greater.
            case greater = ">"
            /// The property is greater or equal.
            case greaterOrEqual = ">="
        }

        /// A value of a property.
        public enum Value: Hashable, Sendable {
            /// True or false.
            case boolean(Bool)
            /// Text, for properties such as `text`.
            case text(String)
            /// A number, equal to within a thousandth.
            case number(Double)

            /// The kind of the value.
            public var kind: ValueKind {
                switch self {
                case .boolean: .boolean
                case .text: .text
                case .number: .number
                }
            }
        }
    }
}

extension Step.Expectation.Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates true or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension Step.Expectation {
    /// How far numbers may be apart that count as equal. Chosen: less than a pixel, more than rounding.
    private static let tolerance = 0.001

    /// Whether a property of some value is as expected; values of different kinds are only unequal.
    package func holds(for actual: Value) -> Bool {
        switch (actual, value) {
        case (.number(let actual), .number(let expected)):
            let isEqual = abs(actual - expected) <= Self.tolerance
            return switch relation {
            case .equal: isEqual
            case .notEqual: !isEqual
            case .less: actual < expected && !isEqual
            case .lessOrEqual: actual < expected || isEqual
            case .greater: actual > expected && !isEqual
            case .greaterOrEqual: actual > expected || isEqual
            }
        default: return relation == .notEqual ? actual != value : actual == value
        }
    }
}
