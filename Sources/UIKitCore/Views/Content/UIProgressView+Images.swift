extension UIProgressView {
    private static let storedProgressImage = SparseProperty<UIImage?>(nil)
    private static let storedTrackImage = SparseProperty<UIImage?>(nil)
    private static let storedObserved = SparseProperty<Progress?>(nil)

    /// The image of the filled part of the track; kept, and has no effect here, as it is not drawn.
    public var progressImage: UIImage? {
        get { Self.storedProgressImage[self] }
        set { Self.storedProgressImage[self] = newValue }
    }

    /// The image of the unfilled part of the track; kept, and has no effect here, as it is not drawn.
    public var trackImage: UIImage? {
        get { Self.storedTrackImage[self] }
        set { Self.storedTrackImage[self] = newValue }
    }

    /// The progress object whose fraction is displayed as of when it is set; later changes are not observed.
    public var observedProgress: Progress? {
        get { Self.storedObserved[self] }
        set {
            Self.storedObserved[self] = newValue
            if let newValue { progress = Float(newValue.fractionCompleted) }
        }
    }
}
