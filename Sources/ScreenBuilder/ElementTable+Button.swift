import UIKit

extension ElementTable {
    static let buttonSetters = normalSetters + stateSetters + placeSetters + configurationSetters

    private static let normalSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (view: UIButton, value) in
            view.setTitle(value, for: .normal)
        },
        AttributeSetter("titleColor", { $0.color($1) }) { (view: UIButton, value) in
            view.setTitleColor(value, for: .normal)
        },
        AttributeSetter("image", { $0.image($1) }) { (view: UIButton, value) in
            view.setImage(value.image, for: .normal)
            view.mark(missing: value)
        },
        AttributeSetter("backgroundImage", { $0.image($1) }) { (view: UIButton, value) in
            view.setBackgroundImage(value.image, for: .normal)
            view.mark(missing: value)
        },
        AttributeSetter("font", { $0.font($1) }) { (view: UIButton, value) in
            view.titleLabel?.font = value
            view.configuration?.titleFont = value
        },
        // The constructor has taken it.
        AttributeSetter("buttonType", { $0.word($1, WordTable.buttonTypes) }) { (_: UIButton, _) in },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UIButton, value) in view.isEnabled = value },
        AttributeSetter("isSelected", { $0.flag($1) }) { (view: UIButton, value) in view.isSelected = value },
        AttributeSetter("isHighlighted", { $0.flag($1) }) { (view: UIButton, value) in
            view.isHighlighted = value
        },
    ]

    private static let stateSetters: [AttributeSetter] = [
        ("highlighted", UIControl.State.highlighted), ("selected", .selected), ("disabled", .disabled),
    ].flatMap { name, state in
        [
            AttributeSetter("\(name)Title", { $0.text($1) }) { (view: UIButton, value) in
                view.setTitle(value, for: state)
            },
            AttributeSetter("\(name)TitleColor", { $0.color($1) }) { (view: UIButton, value) in
                view.setTitleColor(value, for: state)
            },
            AttributeSetter("\(name)Image", { $0.image($1) }) { (view: UIButton, value) in
                view.setImage(value.image, for: state)
            },
            AttributeSetter("\(name)BackgroundImage", { $0.image($1) }) { (view: UIButton, value) in
                view.setBackgroundImage(value.image, for: state)
            },
        ]
    }

    private static let placeSetters: [AttributeSetter] = [
        AttributeSetter("contentEdgeInsets", { $0.insets($1) }) { (view: UIButton, value) in
            view.contentEdgeInsets = value
        },
        AttributeSetter("titleEdgeInsets", { $0.insets($1) }) { (view: UIButton, value) in
            view.titleEdgeInsets = value
        },
        AttributeSetter("imageEdgeInsets", { $0.insets($1) }) { (view: UIButton, value) in
            view.imageEdgeInsets = value
        },
        AttributeSetter("contentHorizontalAlignment", { $0.word($1, WordTable.horizontalAlignments) }) {
            (view: UIButton, value) in view.contentHorizontalAlignment = value
        },
        AttributeSetter("contentVerticalAlignment", { $0.word($1, WordTable.verticalAlignments) }) {
            (view: UIButton, value) in view.contentVerticalAlignment = value
        },
    ]

    private static let configurationSetters: [AttributeSetter] = [
        // The constructor has taken it.
        AttributeSetter("configuration", { $0.word($1, WordTable.configurations) }) { (_: UIButton, _) in },
        AttributeSetter("subtitle", { $0.text($1) }) { (view: UIButton, value) in
            view.configure { $0.subtitle = value }
        },
        AttributeSetter("imagePlacement", { $0.word($1, WordTable.imagePlacements) }) {
            (view: UIButton, value) in view.configure { $0.imagePlacement = value }
        },
        AttributeSetter("imagePadding", { $0.number($1) }) { (view: UIButton, value) in
            view.configure { $0.imagePadding = value }
        },
        AttributeSetter("titlePadding", { $0.number($1) }) { (view: UIButton, value) in
            view.configure { $0.titlePadding = value }
        },
        AttributeSetter("titleAlignment", { $0.word($1, WordTable.titleAlignments) }) {
            (view: UIButton, value) in view.configure { $0.titleAlignment = value }
        },
        AttributeSetter("contentInsets", { $0.insets($1) }) { (view: UIButton, value) in
            view.configure {
                $0.contentInsets = NSDirectionalEdgeInsets(
                    top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
            }
        },
        AttributeSetter("buttonSize", { $0.word($1, WordTable.buttonSizes) }) { (view: UIButton, value) in
            view.configure { $0.buttonSize = value }
        },
        AttributeSetter("cornerStyle", { $0.word($1, WordTable.cornerStyles) }) { (view: UIButton, value) in
            view.configure { $0.cornerStyle = value }
        },
        AttributeSetter("baseForegroundColor", { $0.color($1) }) { (view: UIButton, value) in
            view.configure { $0.baseForegroundColor = value }
        },
        AttributeSetter("baseBackgroundColor", { $0.color($1) }) { (view: UIButton, value) in
            view.configure { $0.baseBackgroundColor = value }
        },
    ]
}

extension UIButton {
    /// Changes the configuration; a button without one gets the plain look.
    fileprivate func configure(_ body: (inout Configuration) -> Void) {
        var configuration = configuration ?? .plain()
        body(&configuration)
        self.configuration = configuration
    }

    /// Covers the button with the mark of an image that is missing.
    fileprivate func mark(missing found: FoundImage) {
        guard let name = found.missingName else { return }
        let mark = UIImageView(frame: bounds)
        mark.missingImageName = name
        mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(mark)
    }
}
