import UIKit

extension ElementTable {
    static let textFieldSetters: [AttributeSetter] = [
        AttributeSetter("text", { $0.text($1) }) { (view: UITextField, value) in view.text = value },
        AttributeSetter("placeholder", { $0.text($1) }) { (view: UITextField, value) in
            view.placeholder = value
        },
        AttributeSetter("font", { $0.font($1) }) { (view: UITextField, value) in view.font = value },
        AttributeSetter("textColor", { $0.color($1) }) { (view: UITextField, value) in view.textColor = value
        },
        AttributeSetter("textAlignment", { $0.word($1, WordTable.textAlignments) }) {
            (view: UITextField, value) in view.textAlignment = value
        },
        AttributeSetter("borderStyle", { $0.word($1, WordTable.borderStyles) }) {
            (view: UITextField, value) in view.borderStyle = value
        },
        AttributeSetter("isSecureTextEntry", { $0.flag($1) }) { (view: UITextField, value) in
            view.isSecureTextEntry = value
        },
        AttributeSetter("clearButtonMode", { $0.word($1, WordTable.viewModes) }) {
            (view: UITextField, value) in view.clearButtonMode = value
        },
        AttributeSetter("leftImage", { $0.image($1) }) { (view: UITextField, value) in
            view.leftView = value.view
            view.leftViewMode = .always
        },
        AttributeSetter("rightImage", { $0.image($1) }) { (view: UITextField, value) in
            view.rightView = value.view
            view.rightViewMode = .always
        },
        AttributeSetter("background", { $0.image($1) }) { (view: UITextField, value) in
            view.background = value.image
        },
        AttributeSetter("adjustsFontSizeToFitWidth", { $0.flag($1) }) { (view: UITextField, value) in
            view.adjustsFontSizeToFitWidth = value
        },
        AttributeSetter("minimumFontSize", { $0.number($1) }) { (view: UITextField, value) in
            view.minimumFontSize = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (view: UITextField, value) in view.isEnabled = value
        },
        AttributeSetter("runs", turn: 1, { $0.runs($1) }) { (view: UITextField, value) in
            view.styledText = value
        },
        AttributeSetter("placeholderRuns", turn: 1, { $0.runs($1) }) { (view: UITextField, value) in
            view.styledPlaceholder = value
        },
    ]

    static let textViewSetters: [AttributeSetter] = [
        AttributeSetter("text", { $0.text($1) }) { (view: UITextView, value) in view.text = value },
        AttributeSetter("font", { $0.font($1) }) { (view: UITextView, value) in view.font = value },
        AttributeSetter("textColor", { $0.color($1) }) { (view: UITextView, value) in view.textColor = value
        },
        AttributeSetter("textAlignment", { $0.word($1, WordTable.textAlignments) }) {
            (view: UITextView, value) in view.textAlignment = value
        },
        AttributeSetter("textContainerInset", { $0.insets($1) }) { (view: UITextView, value) in
            view.textContainerInset = value
        },
        AttributeSetter("lineFragmentPadding", { $0.number($1) }) { (view: UITextView, value) in
            view.textContainer.lineFragmentPadding = value
        },
        AttributeSetter("isEditable", { $0.flag($1) }) { (view: UITextView, value) in view.isEditable = value
        },
        AttributeSetter("isSelectable", { $0.flag($1) }) { (view: UITextView, value) in
            view.isSelectable = value
        },
        // Both build on what the other attributes say, and so come after them.
        AttributeSetter("runs", turn: 1, { $0.runs($1) }) { (view: UITextView, value) in
            view.styledText = value
        },
        AttributeSetter("paragraphStyle", turn: 2, { $0.paragraphStyle($1) }) {
            (view: UITextView, value) in view.changeParagraphStyle(value)
        },
    ]

    static let effectSetters: [AttributeSetter] = [
        AttributeSetter("effect", { $0.word($1, WordTable.blurStyles) }) {
            (view: UIVisualEffectView, value) in view.effect = UIBlurEffect(style: value)
        },
        AttributeSetter("vibrancy", { $0.word($1, WordTable.blurStyles) }) {
            (view: UIVisualEffectView, value) in
            view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: value))
        },
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
