/// A container that animates its content by automatically cycling through a collection of phases that you provide, each
/// defining a discrete step within an animation.
///
/// Without a trigger it goes on as long as the clock of the render does; a picture at rest shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: SystemView {
    let phases: [Phase]
    /// The value whose changes start a cycle; nil for cycles without end.
    let trigger: (any Equatable)?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Cycles through the given phases when given a trigger value changes, updating the view builder closure you supply.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger) = (Array(phases), trigger)
        (self.content, self.animation) = (content, animation)
    }

    /// Cycles through the given phases continuously, updating the content using the view builder closure that you supply.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }
}

extension PhaseAnimator: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { PhaseAnimatorNode(self, inputs) }
}

extension View {
    /// Animates effects that you apply to a view over a sequence of phases that change continuously.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { phase in
            content(PlaceholderContentView(content: AnyView(self)), phase)
        } animation: {
            animation($0)
        }
    }

    /// Animates effects that you apply to a view over a sequence of phases that change based on a trigger.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) { phase in
            content(PlaceholderContentView(content: AnyView(self)), phase)
        } animation: {
            animation($0)
        }
    }
}
