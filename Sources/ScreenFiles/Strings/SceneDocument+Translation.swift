public import Diagnostics

extension SceneDocument {
    /// The scene with the words of a translation in place of those of its file; what other files set stays.
    ///
    /// - Parameters:
    ///   - translation: the words.
    ///   - file: the scene's file as the user named it.
    /// - Returns: the scene, and one note of the words that stay untranslated.
    public func translated(by translation: Translation, file: String) -> (SceneDocument, [Diagnostic]) {
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
                .note, "there is no translation into '\(translation.locale)'; the file's own words stand",
                at: Place(file: file))
            return (scene, translation.problems + [note])
        }
        return (scene, translation.problems + state.diagnostics)
    }
}

/// What a translation has come across.
private struct TranslationState {
    let translation: Translation
    let file: String
    /// The keys without words.
    var missing: [String] = []
    private var known: Set<String> = []

    init(translation: Translation, file: String) {
        self.translation = translation
        self.file = file
    }

    /// The words for an attribute of an element, under the first of its names that has any.
    mutating func words(_ names: [String], of id: String, insteadOf text: String) -> String? {
        guard text.contains(where: \.isLetter) else { return nil }
        // What stands inside another scene has that scene's id in front of its own.
        let object = id.split(separator: "/").last ?? ""
        for name in names {
            if let words = translation.texts["\(object).\(name)"] { return words }
        }
        let key = "\(object).\(names.first ?? "")"
        if known.insert(key).inserted { missing.append(key) }
        return nil
    }

    /// One note that names the first of the missing keys.
    var diagnostics: [Diagnostic] {
        guard !missing.isEmpty else { return [] }
        let shown = missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
        return [
            Diagnostic(
                .note,
                "\(counted(missing.count, "text")) \(missing.count == 1 ? "is" : "are") not translated into '\(translation.locale)': \(shown)",
                at: Place(file: file))
        ]
    }
}

extension Element {
    fileprivate mutating func translate(_ state: inout TranslationState) {
        for index in attributes.indices where attributes[index].place.file == state.file {
            guard !Element.unspoken.contains(attributes[index].name) else { continue }
            switch attributes[index].value {
            case .text(let text):
                let names = Element.keys(of: attributes[index].name)
                guard let words = state.words(names, of: id, insteadOf: text) else { continue }
                attributes[index].value = .text(words)
                if attributes[index].name == "text" { setRuns(words) }
            case .texts(let texts):
                attributes[index].value = .texts(
                    texts.enumerated().map { number, text in
                        state.words(["segmentTitles[\(number)]"], of: id, insteadOf: text) ?? text
                    })
            default: continue
            }
        }
        for index in subviews.indices { subviews[index].translate(&state) }
    }

    /// Puts translated words in the place of all runs, in the style of the first.
    private mutating func setRuns(_ words: String) {
        for index in attributes.indices {
            guard case .runs(let runs) = attributes[index].value,
                var first = runs.first(where: { $0.image == nil })
            else { continue }
            first.text = words
            attributes[index].value = .runs([first])
        }
    }

    /// What Interface Builder calls an attribute in the keys of its strings.
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

    /// Attributes of words that nobody reads on the screen.
    private static let unspoken: Set<String> = ["accessibilityIdentifier", "accessibilityLabel"]
}
