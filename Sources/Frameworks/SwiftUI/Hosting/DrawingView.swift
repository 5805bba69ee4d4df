import Scene
import UIKitCore

/// A part of what a SwiftUI view draws, between views of UIKit.
final class DrawingView: ProvidedContentView {
    /// The drawing, in points of the hosting view.
    var commands: [DrawCommand] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentProvider = { view, _ in (view as? DrawingView)?.commands ?? [] }
    }

    convenience init() { self.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
}
