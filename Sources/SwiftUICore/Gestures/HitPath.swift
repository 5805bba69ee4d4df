package import Foundation

/// The frontmost view at a point, and the gestures of those that it is inside of.
package struct HitPath {
    /// The gestures at the point, the innermost first.
    var responders: [HitResponder] = []
    /// The platform view at the point; nil where none is the frontmost.
    package var leaf: (any PlatformLeaf)?

    /// Whether a gesture could be recognized at the point.
    package var hasResponders: Bool { !responders.isEmpty }

    /// Gives an event to the gestures, and says whether one has recognized it.
    ///
    /// Source: `highPriorityGesture(_:including:)`, `simultaneousGesture(_:including:)`: by default the gestures of views inside
    /// precede, those of high priority precede them, and simultaneous ones are recognized besides.
    package func deliver(_ event: PointerEvent) -> Bool {
        var isRecognized = responders.reversed().contains { $0.precedence == .high && $0.recognize(event) }
        if !isRecognized {
            isRecognized = responders.contains { $0.precedence == .normal && $0.recognize(event) }
        }
        for responder in responders where responder.precedence == .simultaneous {
            if responder.recognize(event) { isRecognized = true }
        }
        return isRecognized
    }
}

/// A gesture of a view at a point.
struct HitResponder {
    let precedence: GestureModification.Precedence
    let element: LayoutElement
    let gesture: any Gesture

    func recognize(_ event: PointerEvent) -> Bool { recognize(event, by: gesture) }

    private func recognize(_ event: PointerEvent, by gesture: some Gesture) -> Bool {
        !gesture.recognized(event, in: element).isEmpty
    }
}

extension LayoutElement {
    /// Returns what is at a point among the elements inside, the frontmost first; nil for nothing.
    final func hitContents(_ point: CGPoint) -> HitPath? {
        for element in LayoutElement.inDrawingOrder(contents).reversed() where !element.isDiscarded {
            if let path = element.hit(point) { return path }
        }
        return nil
    }
}

/// The node of a platform view.
private protocol PlatformLeafHolder: ViewNode {
    var leaf: any PlatformLeaf { get }
}

extension PlatformLeafNode: PlatformLeafHolder {}

extension LayoutElement {
    /// Returns the platform view of the element, which takes all that is in its frame; nil for other elements.
    final func hitPlatformView(_ point: CGPoint) -> HitPath? {
        guard frame.contains(point), let holder = node as? any PlatformLeafHolder else { return nil }
        return HitPath(leaf: holder.leaf)
    }
}

extension ViewGraph {
    /// Returns the frontmost view at a point of the host with its gestures; nil where there is none.
    ///
    /// Source: `allowsHitTesting(_:)`, `contentShape(_:eoFill:)`: a view takes what is in its content shape, by default in what it
    /// draws; views without opacity and hidden ones take nothing.
    package func hit(at point: CGPoint) -> HitPath? {
        settle()
        return root?.element.hit(point)
    }

    /// Gives an event to the frontmost view at a point of the host, and says whether a gesture has recognized it.
    @discardableResult
    package func deliver(_ event: PointerEvent) -> Bool {
        hit(at: event.location)?.deliver(event) ?? false
    }

    /// Taps at a point of the host, for a number of times in a row, and says whether a gesture has recognized it.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        deliver(PointerEvent(.tap(count: count), at: point))
    }
}
