import ScreenDocuments
import UIKitCore

extension ElementTable {
    static let textFieldBindings: AttributeBindings<ElementVocabulary.TextField, UITextField> = [
        .bind(\.text, \.text),
        .bind(\.placeholder, \.placeholder),
        .bind(\.font, \.font),
        .bind(\.textColor, \.textColor),
        .bind(\.textAlignment, \.textAlignment),
        .bind(\.borderStyle, \.borderStyle),
        .bind(\.isSecureTextEntry, \.isSecureTextEntry),
        .bind(\.keyboardType, \.keyboardType),
        .bind(\.returnKeyType, \.returnKeyType),
        .bind(\.autocorrectionType, \.autocorrectionType),
        .bind(\.autocapitalizationType, \.autocapitalizationType),
        .bind(\.keyboardAppearance, \.keyboardAppearance),
        .bind(\.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically),
        .bind(\.clearsOnBeginEditing, \.clearsOnBeginEditing),
        .bind(\.clearButtonMode, \.clearButtonMode),
        .set(\.leftImage) { view, found in
            view.leftView = found.view
            view.leftViewMode = .always
        },
        .set(\.rightImage) { view, found in
            view.rightView = found.view
            view.rightViewMode = .always
        },
        .bind(\.background, \.background),
        .bind(\.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth),
        .bind(\.minimumFontSize, \.minimumFontSize),
        .bind(\.isEnabled, \.isEnabled),
        .bind(\.runs, \.styledText, phase: .runs),
        .bind(\.placeholderRuns, \.styledPlaceholder, phase: .runs),
    ]

    static let textViewBindings: AttributeBindings<ElementVocabulary.TextView, UITextView> = [
        .bind(\.text, \.text),
        .bind(\.font, \.font),
        .bind(\.textColor, \.textColor),
        .bind(\.textAlignment, \.textAlignment),
        .bind(\.textContainerInset, \.textContainerInset),
        .bind(\.lineFragmentPadding, \.textContainer.lineFragmentPadding),
        .bind(\.isEditable, \.isEditable),
        .bind(\.isSelectable, \.isSelectable),
        .bind(\.dataDetectorTypes, \.dataDetectorTypes),
        .bind(\.keyboardType, \.keyboardType),
        .bind(\.returnKeyType, \.returnKeyType),
        .bind(\.autocorrectionType, \.autocorrectionType),
        .bind(\.autocapitalizationType, \.autocapitalizationType),
        .bind(\.keyboardAppearance, \.keyboardAppearance),
        .bind(\.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically),
        .bind(\.runs, \.styledText, phase: .runs),
        .set(\.paragraphStyle, phase: .paragraphStyle) { $0.changeParagraphStyle($1) },
    ]

    static let effectBindings: AttributeBindings<ElementVocabulary.VisualEffectView, UIVisualEffectView> = [
        .bind(\.effect, \.effect) { UIBlurEffect(style: $0) },
        .bind(\.vibrancy, \.effect) { UIVibrancyEffect(blurEffect: UIBlurEffect(style: $0)) },
    ]
}

extension FoundImage {
    /// A view as large as the image, or as the mark of a missing one.
    fileprivate var view: UIView {
        let view = UIImageView(image: image)
        view.missingImageName = missingName
        if image == nil { view.frame.size = CGSize(width: 20, height: 20) }
        return view
    }
}
