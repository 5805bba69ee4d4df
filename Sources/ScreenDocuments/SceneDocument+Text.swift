extension SceneDocument {
    /// Returns the scene with every text that its views show transformed.
    ///
    /// - change: returns the new text for a text of the file; not called for empty texts.
    /// - Returns: the scene with the new texts.
    package func transformingText(_ change: (String) -> String) -> SceneDocument {
        var scene = self
        scene.changeTrees { $0.transformText(change) }
        for index in scene.variations.indices {
            for number in scene.variations[index].overrides.indices {
                scene.variations[index].overrides[number].attribute.transformText(change)
            }
        }
        return scene
    }
}

extension Element {
    mutating func transformText(_ change: (String) -> String) {
        for index in attributes.indices { attributes[index].transformText(change) }
        for index in subviews.indices { subviews[index].transformText(change) }
    }
}

extension Attribute {
    fileprivate mutating func transformText(_ change: (String) -> String) {
        guard !ElementVocabulary.unshownTexts.contains(name) else { return }
        switch value {
        case .text(let text) where !text.isEmpty: value = .text(change(text))
        case .texts(let texts): value = .texts(texts.map { $0.isEmpty ? $0 : change($0) })
        case .runs(let runs):
            value = .runs(
                runs.map { run in
                    var run = run
                    if !run.text.isEmpty { run.text = change(run.text) }
                    return run
                })
        default: return
        }
    }
}
