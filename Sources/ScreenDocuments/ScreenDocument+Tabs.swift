package import Diagnostics

extension ScreenDocument {
    /// Returns the document with another tab selected in its tab bar controllers.
    ///
    /// Scenes that a storyboard shows inside a tab bar keep their own tab.
    ///
    /// - Parameters:
    ///   - name: the title of the tab, or its number from 0.
    ///   - isFound: whether the file was found in a folder; it need not have such a tab then.
    /// - Returns: the document, and why it has no such tab.
    package func settingTab(_ name: String?, isFound: Bool) -> (
        document: ScreenDocument, diagnostics: [Diagnostic]
    ) {
        guard let name else { return (self, []) }
        var document = self
        var titles: [String] = []
        var isSet = false
        for index in document.scenes.indices {
            let identifiers = document.scenes[index].identifiers
            document.scenes[index].changeTrees { tree in
                guard tree.origin?.controllerID.map(identifiers.contains) ?? true else { return }
                isSet = tree.selectTab(name, &titles) || isSet
            }
        }
        guard !isSet, !isFound else { return (document, []) }
        let hints =
            titles.isEmpty
            ? ["this file has no tab bar controller"] : NearestName.hints(for: name, among: titles)
        return (
            document,
            [
                Diagnostic(
                    .tabMissing, "there is no tab '\(name.shortened)'", at: Place(file: file), hints: hints)
            ]
        )
    }
}

extension Element {
    /// Selects a tab of the tab bar controllers in it; returns whether one has it.
    fileprivate mutating func selectTab(_ name: String, _ titles: inout [String]) -> Bool {
        var isSet = false
        if ElementVocabulary.isKind(className, of: "UITabBarController") {
            let tabs = subviews.filter { ElementVocabulary.kind(of: $0.className) == .controller }.map(
                \.tabTitle)
            titles += tabs.compactMap(\.self)
            if let index = tabs.firstIndex(of: name)
                ?? Int(name).flatMap({ tabs.indices.contains($0) ? $0 : nil })
            {
                attributes.replaceOrAppend(
                    Attribute(name: "selectedIndex", value: .integer(index), place: place))
                isSet = true
            }
        }
        for index in subviews.indices { isSet = subviews[index].selectTab(name, &titles) || isSet }
        return isSet
    }

    /// The title of a controller's tab: that of its item, or its own.
    private var tabTitle: String? {
        let item = subviews.first { $0.className == "UITabBarItem" }
        func value(_ name: String, of element: Element?) -> AttributeValue? {
            element?.attributes.last { $0.name == name }?.value
        }
        for found in [value("title", of: item), value("title", of: self)] {
            if case .text(let title)? = found, !title.isEmpty { return title }
        }
        if case .choice(let name)? = value("systemItem", of: item) { return name }
        return nil
    }
}
