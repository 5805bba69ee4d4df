/// Makes one view of the views that a closure lists.
@resultBuilder public enum ViewBuilder {
    /// Returns the view of a statement.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Returns the view of an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Returns the view of a closure with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Returns the view of a closure with several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    /// Returns the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Returns the view of the first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    /// Returns the view of the second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    /// Returns the view of a branch for some versions, whose type others need not know.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
