/// A container that animates its content with keyframes.
///
/// Without a trigger it repeats as long as the clock of the render goes on; a picture at rest shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: SystemView
where KeyframePath.Value == Value {
    let initialValue: Value
    /// The value whose changes start the animation; nil for one that plays when the view appears.
    let trigger: (any Equatable)?
    let repeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Plays the given keyframes when the given trigger value changes, updating the view using the modifiers you apply.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.trigger, repeating) = (initialValue, trigger, false)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Loops the given keyframes continuously, updating the view using the modifiers you apply.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, trigger, self.repeating) = (initialValue, nil, repeating)
        (self.content, self.keyframes) = (content, keyframes)
    }
}

extension KeyframeAnimator: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { KeyframeAnimatorNode(self, inputs) }
}

extension View {
    /// Plays the given keyframes when the given trigger value changes, updating the view using the modifiers you apply.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
            content(PlaceholderContentView(content: AnyView(self)), value)
        } keyframes: { value in
            keyframes(value)
        }
    }

    /// Loops the given keyframes continuously, updating the view using the modifiers you apply.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
            content(PlaceholderContentView(content: AnyView(self)), value)
        } keyframes: { value in
            keyframes(value)
        }
    }
}
