extension Choices {
    /// Source: the cases of UIKeyboardType.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    package enum KeyboardType: String, AttributeChoice {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
            emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

        package static var storyboardNames: [String: Self] { ["alphabet": .asciiCapable] }
    }

    /// Source: the cases of UIReturnKeyType.
    package enum ReturnKeyType: String, AttributeChoice {
        case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    /// Source: the cases of UITextAutocorrectionType.
    package enum AutocorrectionType: String, AttributeChoice { case `default`, no, yes }

    /// Source: the cases of UITextAutocapitalizationType.
    package enum AutocapitalizationType: String, AttributeChoice {
        case none, words, sentences, allCharacters
    }

    /// Source: the cases of UIKeyboardAppearance.
    package enum KeyboardAppearance: String, AttributeChoice {
        case `default`, dark, light

        package static var storyboardNames: [String: Self] { ["alert": .dark] }
    }
}
