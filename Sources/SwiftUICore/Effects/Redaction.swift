import CoreGraphics
import Foundation
import Geometry
import Scene

extension EnvironmentValues {
    private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether views show what is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether texts and images are drawn as placeholders.
    ///
    /// Source: `RedactionReasons`: placeholders replace text and images and keep their size; private content is hidden where
    /// it is marked by `privacySensitive(_:)`.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder)
            || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension DrawingPass {
    /// Draws placeholders of content in rectangles of the host.
    ///
    /// Chosen: the foreground style with an opacity of 0.16, corners of 4 points; confidence low.
    mutating func drawPlaceholders(in rects: [Rect], _ context: ElementContext) {
        for rect in rects where !rect.isEmpty && rect.isFinite {
            let frame = CGRect(rect)
            let shape = RoundedRect(pixelRect(frame), radius: min(4, rect.height / 4))
            switch ForegroundStyle().resolvedPaint(in: frame, context.environment).faded(by: 0.16) {
            case .paint(let paint): draw(.fillRoundedRect(shape, paint))
            case let other: draw(.fillRoundedRect(shape, .color(other.plainColor)))
            }
        }
    }
}

extension View {
    /// Returns the view, whose content is private where the reasons of its environment say so.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
