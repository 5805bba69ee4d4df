package import Diagnostics
package import ScreenDocuments

extension SceneDocument {
    /// Returns the scene with the texts of its file translated; texts set by other files are kept.
    ///
    /// - Parameters:
    ///   - translation: the translation.
    ///   - file: the scene's file as the user named it.
    /// - Returns: the scene, and a note about texts that are not translated.
    package func translated(by translation: Translation, file: String) -> (SceneDocument, [Diagnostic]) {
        guard !translation.isComplete else { return (self, []) }
        var scene = self
        var state = TranslationState(translation: translation, file: file)
        scene.root.translate(&state)
        scene.screen?.translate(&state)
        guard translation.locale.split(separator: "-").first != "en" else {
            return (scene, translation.problems)
        }
        guard translation.isFound else {
            guard !state.missing.isEmpty else { return (scene, translation.problems) }
            let note = Diagnostic(
                .translationMissing,
                "there is no translation into '\(translation.locale)'; the file's own text is shown",
                of: translation.locale,
                at: Place(file: file))
            return (scene, translation.problems + [note])
        }
        return (scene, translation.problems + state.diagnostics)
    }
}

/// The state of applying a translation.
private struct TranslationState {
    let translation: Translation
    let file: String
    /// The keys without a translation.
    var missing: [String] = []
    private var known: Set<String> = []

    init(translation: Translation, file: String) {
        self.translation = translation
        self.file = file
    }

    /// Returns the translation of an attribute of an element, for the first of its names that has one.
    mutating func translatedText(_ names: [String], of id: String, insteadOf text: String) -> String? {
        guard text.contains(where: \.isLetter) else { return nil }
        // Inside another scene, the id is prefixed with that of the scene.
        let object = id.split(separator: "/").last ?? ""
        for name in names {
            if let translated = translation.texts["\(object).\(name)"] { return translated }
        }
        let key = "\(object).\(names.first ?? "")"
        if known.insert(key).inserted { missing.append(key) }
        return nil
    }

    /// A note that lists the first missing keys.
    var diagnostics: [Diagnostic] {
        guard !missing.isEmpty else { return [] }
        let shown = missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
        return [
            Diagnostic(
                .translationMissing,
                "\(counted(missing.count, "text")) \(missing.count == 1 ? "is" : "are") not translated into '\(translation.locale)': \(shown)",
                of: missing.map { Diagnostic.Subject($0) },
                at: Place(file: file))
        ]
    }
}

extension Element {
    fileprivate mutating func translate(_ state: inout TranslationState) {
        for index in attributes.indices where attributes[index].place.file == state.file {
            let name = attributes[index].name
            guard !Element.invisibleAttributes.contains(name), origin?.runtimeNames.contains(name) != true
            else { continue }
            switch attributes[index].value {
            case .text(let text):
                let names = Element.keys(of: attributes[index].name)
                guard let translated = state.translatedText(names, of: id, insteadOf: text) else { continue }
                attributes[index].value = .text(translated)
                if attributes[index].name == "text" { setRuns(translated) }
            case .texts(let texts):
                attributes[index].value = .texts(
                    texts.enumerated().map { number, text in
                        state.translatedText(["segmentTitles[\(number)]"], of: id, insteadOf: text) ?? text
                    })
            default: continue
            }
        }
        for index in subviews.indices { subviews[index].translate(&state) }
    }

    /// Replaces all runs by a translated text in the style of the first run.
    private mutating func setRuns(_ text: String) {
        for index in attributes.indices {
            guard case .runs(let runs) = attributes[index].value,
                var first = runs.first(where: { $0.image == nil })
            else { continue }
            first.text = text
            attributes[index].value = .runs([first])
        }
    }

    /// Returns the names of an attribute in the keys of strings files.
    private static func keys(of name: String) -> [String] {
        switch name {
        case "title":
            [
                "title", "normalTitle", "configuration.title", "configuration.attributedTitle",
                "attributedTitle",
            ]
        case "subtitle": ["subtitle", "configuration.subtitle"]
        case "text": ["text", "attributedText"]
        default: [name]
        }
    }

    /// Text attributes that are not visible.
    private static let invisibleAttributes: Set<String> = ["accessibilityIdentifier", "accessibilityLabel"]
}
