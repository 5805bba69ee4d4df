/// Guides and constraints that a container such as a stack view adds for its subviews.
struct ContainerLayout {
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []
    /// Views of which an earlier one grows before a later one, at equal hugging.
    var growing: [UIView] = []
}
