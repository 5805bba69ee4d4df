/// A view that is made of the subviews of another one.
public struct _SubviewsView<Base: View, Result: View>: View {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    /// The view that is made of the subviews.
    public var body: some View { transform(SubviewsCollection(of: base)) }
}

/// The views that are made of each subview of another one.
public struct _SubviewForEach<Base: View, Result: View>: View {
    let base: Base
    let content: (Subview) -> Result

    /// The views, with the identities of the subviews.
    public var body: some View { ForEach(Array(SubviewsCollection(of: base)), content: content) }
}

extension Group {
    /// Constructs a group from the subviews of the given view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsView<Base, Result> {
        self.init(storing: _SubviewsView(base: view, transform: transform))
    }
}

extension ForEach {
    /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a given view.
    public init<V: View, Result: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Data == [_SubviewSource], ID == Int, Content == _SubviewForEach<V, Result> {
        self.init(data: [_SubviewSource()], id: { _ in 0 }) { _ in
            _SubviewForEach(base: view, content: content)
        }
    }
}

/// The only element of a collection that stands for the subviews of a view.
public struct _SubviewSource {}
