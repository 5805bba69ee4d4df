import UIKit

/// A message in a bubble that is pressed for its menu, and a button with a menu of its own.
final class MenusViewController: UIViewController, UIContextMenuInteractionDelegate {
    private let bubble = BubbleView()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        bubble.accessibilityIdentifier = "bubble"
        bubble.image = UIImage(named: "bubble")
        bubble.imageCapInsets = LayerBubbleView.capInsets
        bubble.textEdgeInsets = LayerBubbleView.textInsets
        bubble.font = LayerBubbleView.font
        bubble.textColor = .black
        bubble.preferredMaxLayoutWidth = LayerBubbleView.widestText
        bubble.text = "Write down what you saw today."
        bubble.addInteraction(UIContextMenuInteraction(delegate: self))
        button.accessibilityIdentifier = "more"
        button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = sortingMenu
        for view in [bubble, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bubble.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            bubble.topAnchor.constraint(equalTo: area.topAnchor, constant: 100),
            button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
        ])
    }

    private var sortingMenu: UIMenu {
        UIMenu(
            title: "Messages",
            children: [
                UIAction(title: "Select", image: UIImage(systemName: "checkmark.circle")) { _ in },
                UIMenu(
                    options: [.displayInline, .singleSelection],
                    children: [
                        UIAction(title: "Newest first", state: .on) { _ in },
                        UIAction(title: "Oldest first") { _ in },
                    ]),
                UIMenu(
                    title: "Show", image: UIImage(systemName: "eye"),
                    children: [
                        UIAction(title: "All", state: .on) { _ in }, UIAction(title: "Unread") { _ in },
                    ]
                ),
            ])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(
                    title: "Translate", image: UIImage(systemName: "globe"), attributes: .disabled
                ) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(
                            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
                        ) { _ in self?.bubble.removeFromSuperview() }
                    ]),
            ])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: bubble, parameters: parameters)
    }
}
