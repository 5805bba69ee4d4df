import Diagnostics
import Geometry
import Scene

/// The values of a view that its layer shows: an override of the property of the same meaning is not asked for them, as Core
/// Animation does not know it.
extension UIView {
    /// The frame in the superview's coordinates; with a transform, the bounding box.
    package var layerFrame: CGRect {
        get { storedTransform.isIdentity ? storedFrame : CGRect(anchoredRect.boundingBox) }
        set {
            guard newValue.isFiniteRect else {
                RenderEnvironment.current.report(
                    Diagnostic(
                        .layoutFrame, "the frame \(newValue.rect.dumpText) is not finite",
                        view: displayName))
                return
            }
            let frame = newValue.standardized
            guard !storedTransform.isIdentity else { return place(frame) }
            var rect = anchoredRect
            rect.boundingBox = frame.rect
            place(CGRect(rect.untransformed))
        }
    }

    /// The bounds rectangle, in the view's own coordinates.
    package var layerBounds: CGRect {
        get {
            if drawsOtherBounds, let drawn = layer.storedAnimations?.drawnBounds { return drawn }
            return CGRect(origin: boundsOrigin, size: storedFrame.size)
        }
        set {
            guard newValue.isFiniteRect else {
                RenderEnvironment.current.report(
                    Diagnostic(
                        .layoutFrame, "the bounds \(newValue.rect.dumpText) are not finite",
                        view: displayName))
                return
            }
            let scrollView = newValue.origin == boundsOrigin ? nil : self as? UIScrollView
            if scrollView == nil { boundsOrigin = newValue.origin }
            let middle = layerCenter
            place(
                CGRect(
                    x: middle.x - newValue.width * anchorPoint.x,
                    y: middle.y - newValue.height * anchorPoint.y,
                    width: newValue.width, height: newValue.height))
            scrollView?.setOffset(newValue.origin)
        }
    }

    /// The position of the anchor point, in the superview's coordinates.
    package var layerCenter: CGPoint {
        get {
            CGPoint(
                x: storedFrame.minX + storedFrame.width * anchorPoint.x,
                y: storedFrame.minY + storedFrame.height * anchorPoint.y)
        }
        set {
            guard newValue.point.isFinite else { return }
            place(
                CGRect(
                    x: newValue.x - storedFrame.width * anchorPoint.x,
                    y: newValue.y - storedFrame.height * anchorPoint.y,
                    width: storedFrame.width, height: storedFrame.height))
        }
    }

    /// The transform about the anchor point.
    package var layerTransform: CGAffineTransform {
        get { storedTransform }
        set {
            let old = storedTransform
            storedTransform = newValue
            if RenderThread.isRecordingChanges { transformDidChange(from: old) }
        }
    }

    package var layerColor: CGColor? {
        get { storedBackgroundColor?.cgColor }
        set { setLayerColor(newValue.map(UIColor.init(cgColor:))) }
    }

    package var layerAlpha: CGFloat {
        get { storedAlpha }
        set {
            let old = storedAlpha
            storedAlpha = newValue.isFinite ? max(0, min(1, newValue)) : 1
            if RenderThread.isRecordingChanges { alphaDidChange(from: old) }
        }
    }

    /// Sets the background color of the layer.
    func setLayerColor(_ color: UIColor?) {
        let old = storedBackgroundColor
        storedBackgroundColor = color
        if RenderThread.isRecordingChanges { backgroundColorDidChange(from: old) }
    }
}
