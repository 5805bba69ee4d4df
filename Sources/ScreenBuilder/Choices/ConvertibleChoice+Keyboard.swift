import ScreenDocuments
import UIKitCore

extension Choices.KeyboardType: ConvertibleChoice {
    var converted: UIKeyboardType {
        switch self {
        case .default: .default
        case .asciiCapable: .asciiCapable
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .URL: .URL
        case .numberPad: .numberPad
        case .phonePad: .phonePad
        case .namePhonePad: .namePhonePad
        case .emailAddress: .emailAddress
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiCapableNumberPad
        }
    }
}

extension Choices.ReturnKeyType: ConvertibleChoice {
    var converted: UIReturnKeyType {
        switch self {
        case .default: .default
        case .go: .go
        case .google: .google
        case .join: .join
        case .next: .next
        case .route: .route
        case .search: .search
        case .send: .send
        case .yahoo: .yahoo
        case .done: .done
        case .emergencyCall: .emergencyCall
        case .continue: .continue
        }
    }
}

extension Choices.AutocorrectionType: ConvertibleChoice {
    var converted: UITextAutocorrectionType {
        switch self {
        case .default: .default
        case .no: .no
        case .yes: .yes
        }
    }
}

extension Choices.AutocapitalizationType: ConvertibleChoice {
    var converted: UITextAutocapitalizationType {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .allCharacters
        }
    }
}

extension Choices.KeyboardAppearance: ConvertibleChoice {
    var converted: UIKeyboardAppearance {
        switch self {
        case .default: .default
        case .dark: .dark
        case .light: .light
        }
    }
}
