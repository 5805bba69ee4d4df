extension LiveScreen {
    /// All views of all windows from back to front, with the names that they have in the layout tree.
    package var namedViews: [(name: String, view: UIView)] {
        state.windows.flatMap { window in
            let names = ViewNames(below: window.rootViewController?.viewIfLoaded ?? window)
            return zip(names.names, names.views).map { (name: $0, view: $1) }
        }
    }
}

extension ApplicationState {
    /// The object that receives the keyboard's input; nil for none.
    package var currentFirstResponder: UIResponder? { firstResponder }
}
