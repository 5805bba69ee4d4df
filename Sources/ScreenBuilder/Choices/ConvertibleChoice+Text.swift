import ScreenFiles
import UIKit

extension Choices.TextAlignment: ConvertibleChoice {
    var converted: NSTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension Choices.LineBreakMode: ConvertibleChoice {
    var converted: NSLineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension Choices.LineBreakStrategy: ConvertibleChoice {
    var converted: NSParagraphStyle.LineBreakStrategy {
        switch self {
        case .standard: .standard
        case .pushOut: .pushOut
        case .hangulWordPriority: .hangulWordPriority
        }
    }
}

extension Choices.BaselineAdjustment: ConvertibleChoice {
    var converted: UIBaselineAdjustment {
        switch self {
        case .alignBaselines: .alignBaselines
        case .alignCenters: .alignCenters
        case .none: .none
        }
    }
}

extension Choices.BorderStyle: ConvertibleChoice {
    var converted: UITextField.BorderStyle {
        switch self {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}

extension Choices.ViewMode: ConvertibleChoice {
    var converted: UITextField.ViewMode {
        switch self {
        case .never: .never
        case .whileEditing: .whileEditing
        case .unlessEditing: .unlessEditing
        case .always: .always
        }
    }
}
