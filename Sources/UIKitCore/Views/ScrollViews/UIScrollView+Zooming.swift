extension UIScrollView {
    /// Whether pinches zoom the content.
    ///
    /// Source: "The maximum zoom scale must be greater than the minimum zoom scale to enable zooming",
    /// `UIScrollView.maximumZoomScale` in Apple's documentation.
    var canZoom: Bool {
        maximumZoomScale > minimumZoomScale && scrollDelegate?.viewForZooming(in: self) != nil
    }

    /// Returns the zooming state, creating it if there is none yet.
    func makeScrollZoom() -> ScrollZoom {
        if let scrollZoom { return scrollZoom }
        let made = ScrollZoom(self), pan = makeScrollInteraction().pan
        scrollZoom = made
        made.pinch.view = self
        var recognizers = gestureRecognizers ?? []
        recognizers.insert(made.pinch, at: (recognizers.firstIndex { $0 === pan } ?? -1) + 1)
        gestureRecognizers = recognizers
        return made
    }
}
