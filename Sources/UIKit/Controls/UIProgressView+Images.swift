public import Foundation

extension UIProgressView {
    private static let storedProgressImage = SparseProperty<UIImage?>(nil)
    private static let storedTrackImage = SparseProperty<UIImage?>(nil)
    private static let storedObserved = SparseProperty<Progress?>(nil)

    /// The image of the filled part; kept and not drawn.
    public var progressImage: UIImage? {
        get { Self.storedProgressImage[self] }
        set { Self.storedProgressImage[self] = newValue }
    }

    /// The image of the unfilled part; kept and not drawn.
    public var trackImage: UIImage? {
        get { Self.storedTrackImage[self] }
        set { Self.storedTrackImage[self] = newValue }
    }

    /// The progress that the view displays as it is when this is set; later changes are not followed.
    public var observedProgress: Progress? {
        get { Self.storedObserved[self] }
        set {
            Self.storedObserved[self] = newValue
            if let newValue { progress = Float(newValue.fractionCompleted) }
        }
    }
}
