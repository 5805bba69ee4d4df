/// What previews of Xcode's canvas are made of.
public enum Preview {
    /// The traits of previews of views.
    public enum ViewTraits: Sendable {}
}
