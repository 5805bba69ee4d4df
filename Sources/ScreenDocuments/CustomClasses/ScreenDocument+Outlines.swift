extension ScreenDocument {
    /// Returns the document with outlines of the empty views of custom classes, which only code fills.
    ///
    /// - Parameter isDrawn: whether a view is drawn otherwise.
    /// - Returns: the document.
    package func outliningCustomViews(except isDrawn: (Element) -> Bool) -> ScreenDocument {
        func outline(_ element: inout Element) {
            if let origin = element.origin, origin.customClass != nil, origin.controllerID == nil,
                element.className == "UIView", !element.hasViews, !isDrawn(element)
            {
                element.origin?.isOutlined = true
            }
            for index in element.subviews.indices { outline(&element.subviews[index]) }
        }
        var document = self
        for index in document.scenes.indices { document.scenes[index].changeTrees { outline(&$0) } }
        return document
    }
}

extension Element {
    /// Whether there are views in it.
    package var hasViews: Bool { subviews.contains { $0.className != "UILayoutGuide" } }
}
