// The changes that code of UIKit makes to a view before it is hosted. They have no effect on the box.
extension View {
    /// Returns the view with an object for those further in.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    /// Returns the view with a value for those further in.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { self }
    /// Returns the view with an object for those further in.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View { self }
    /// Returns the view with room around it.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Returns the view with room around it.
    public func padding(_ length: CGFloat) -> some View { self }
    /// Returns the view with room around it.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// Returns the view in a frame.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Returns the view in a frame within limits.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// Returns the view before another.
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { self }
    /// Returns the view behind another.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        self
    }
    /// Returns the view in a color.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// Returns the view in a font.
    public func font(_ font: Font?) -> some View { self }
    /// Returns the view with a tint.
    public func accentColor(_ accentColor: Color?) -> some View { self }
    /// Returns the view with a tint.
    public func tint(_ tint: Color?) -> some View { self }
    /// Returns the view with an opacity.
    public func opacity(_ opacity: Double) -> some View { self }
    /// Returns the view, hidden.
    public func hidden() -> some View { self }
    /// Returns the view, which takes part in interaction or not.
    public func disabled(_ disabled: Bool) -> some View { self }
    /// Returns the view, moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Returns the view with round corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// Returns the view at its ideal size.
    public func fixedSize() -> some View { self }
    /// Returns the view in an appearance.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Returns the view in an appearance.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    /// Returns the view outside of the safe area too.
    public func ignoresSafeArea() -> some View { self }
    /// Returns the view outside of the safe area too.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Returns the view with a title for a bar.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    /// Returns the view with a title for a bar.
    @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        self
    }
    /// Returns the view without a bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Returns the view, which does something when it appears; it does not here.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Returns the view, which does something when it disappears; it does not here.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Returns the view, which does something when it is tapped; it does not here.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Returns the view, which does something when it appears; it does not here.
    public func task(_ action: @escaping () async -> Void) -> some View { self }
    /// Returns the view, named.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Returns the view, named.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }
    /// Returns the view, named.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// Returns the view with animated changes.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    /// Returns the view, which comes and goes in a way.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// Returns the view in a look for buttons.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
}
