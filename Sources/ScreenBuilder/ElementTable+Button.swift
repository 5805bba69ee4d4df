import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let buttonBindings =
        normalBindings + stateBindings(\.highlighted, .highlighted) + stateBindings(\.selected, .selected)
        + stateBindings(\.disabled, .disabled) + placementBindings + configurationBindings

    private static let normalBindings: AttributeBindings<ElementVocabulary.Button, UIButton> = [
        .set(\.title) { $0.setTitle($1, for: .normal) },
        .set(\.titleRuns, phase: .runs) { $0.setStyledTitle($1, for: .normal) },
        .set(\.lineBreakMode) { button, mode in
            button.titleStyle.lineBreakMode = mode
            // Interface Builder writes this one of every button; configurations wrap all the same.
            if mode != .byTruncatingMiddle { button.configuration?.titleLineBreakMode = mode }
        },
        .set(\.numberOfLines) { $0.titleStyle.numberOfLines = $1 },
        .set(\.textAlignment) { $0.titleStyle.textAlignment = $1 },
        .set(\.titleColor) { $0.setTitleColor($1, for: .normal) },
        .set(\.image) { view, found in
            view.setImage(found.image, for: .normal)
            view.mark(missing: found)
        },
        .set(\.backgroundImage) { view, found in
            view.setBackgroundImage(found.image, for: .normal)
            view.mark(missing: found)
        },
        .set(\.font) { view, font in
            view.titleStyle.font = font
            view.configuration?.titleFont = font
        },
        // The constructor reads it.
        .elsewhere(\.buttonType),
        .bind(\.isEnabled, \.isEnabled),
        .bind(\.isSelected, \.isSelected),
        .bind(\.isHighlighted, \.isHighlighted),
    ]

    private static func stateBindings(
        _ keys: @escaping @Sendable (ElementVocabulary.Button) -> ElementVocabulary.ButtonState,
        _ state: UIControl.State
    ) -> AttributeBindings<ElementVocabulary.Button, UIButton> {
        [
            .set({ keys($0).title }) { $0.setTitle($1, for: state) },
            .set({ keys($0).titleRuns }, phase: .runs) { $0.setStyledTitle($1, for: state) },
            .set({ keys($0).titleColor }) { $0.setTitleColor($1, for: state) },
            .set({ keys($0).image }) { $0.setImage($1.image, for: state) },
            .set({ keys($0).backgroundImage }) { $0.setBackgroundImage($1.image, for: state) },
        ]
    }

    private static let placementBindings: AttributeBindings<ElementVocabulary.Button, UIButton> = [
        .bind(\.contentEdgeInsets, \.contentEdgeInsets),
        .bind(\.titleEdgeInsets, \.titleEdgeInsets),
        .bind(\.imageEdgeInsets, \.imageEdgeInsets),
        .bind(\.contentHorizontalAlignment, \.contentHorizontalAlignment),
        .bind(\.contentVerticalAlignment, \.contentVerticalAlignment),
    ]

    private static let configurationBindings: AttributeBindings<ElementVocabulary.Button, UIButton> = [
        // The constructor reads it.
        .elsewhere(\.configuration),
        .bind(\.subtitle, \.shownConfiguration.subtitle),
        .bind(\.imagePlacement, \.shownConfiguration.imagePlacement),
        .bind(\.imagePadding, \.shownConfiguration.imagePadding),
        .bind(\.titlePadding, \.shownConfiguration.titlePadding),
        .bind(\.titleAlignment, \.shownConfiguration.titleAlignment),
        .bind(\.contentInsets, \.shownConfiguration.contentInsets) {
            NSDirectionalEdgeInsets(
                top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        },
        .bind(\.buttonSize, \.shownConfiguration.buttonSize),
        .bind(\.cornerStyle, \.shownConfiguration.cornerStyle),
        .bind(\.baseForegroundColor, \.shownConfiguration.baseForegroundColor),
        .bind(\.baseBackgroundColor, \.shownConfiguration.baseBackgroundColor),
    ]
}

extension UIButton {
    /// The configuration; plain for a button without one.
    fileprivate var shownConfiguration: Configuration {
        get { configuration ?? .plain() }
        set { configuration = newValue }
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
