import Scene

/// The views of the parts of a tab bar's button.
///
/// Source: public code that animates the image of a tab: the first subview of the button, an image view; the label of
/// the title follows. Chosen: the badge last.
struct TabBarButtonParts {
    private let image: PartImageView
    private let label: PartLabel
    private let badge: PartView

    init(_ button: TabBarButton) {
        image = PartImageView { [weak button] view, context in
            button?.imageCommands(in: view.bounds, context) ?? []
        }
        label = PartLabel { [weak button] view, context in
            button?.titleCommands(in: view.bounds, context) ?? []
        }
        badge = PartView { [weak button] view, context in
            button?.badgeCommands(in: view.bounds, context) ?? []
        }
        for part in [image, label, badge] { button.addPart(part) }
    }

    func place(in button: TabBarButton) {
        let context = ContentContext(traits: button.traitCollection), areas = button.partAreas(in: context)
        image.give(button.shownImage)
        label.give(button.item.title)
        button.place(image, asPart: areas.image)
        button.place(label, asPart: areas.title)
        button.place(badge, asPart: button.badgeArea(in: button.bounds, context) ?? .zero)
    }
}
