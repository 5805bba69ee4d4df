/// Guides and constraints that a container such as a stack view adds for its subviews.
struct ContainerLayout {
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []
}
