import Geometry
package import Scene

/// The properties that are drawn, each as it is shown: the value of the animations, or that of the model.
extension PresentedValues {
    /// Whether the layer shows its model.
    package var isModel: Bool { changed.isEmpty }

    /// Returns the number of a property; nil where the model's is shown.
    func number(_ property: AnimatedProperty) -> Double? { changed[property]?.number }

    // MARK: Geometry

    /// The frame before the transform, in the superlayer's coordinates.
    package var untransformedFrame: CGRect { geometry?.frame ?? layer.modelFrame }

    /// The bounds, in the layer's own coordinates.
    package var bounds: CGRect {
        geometry.map { CGRect(origin: $0.origin, size: $0.frame.size) } ?? layer.bounds
    }

    /// Whether animations change the bounds.
    var changesBounds: Bool { changed[.bounds] != nil }

    /// The position of the anchor point, in the superlayer's coordinates.
    var position: CGPoint { geometry?.position ?? layer.position }

    /// The anchor point, in the layer's coordinates.
    var anchorInBounds: Point {
        let area = bounds, anchor = layer.anchorPoint
        return Point(x: area.minX + area.width * anchor.x, y: area.minY + area.height * anchor.y)
    }

    /// The frame in the superlayer's coordinates; with a transform, the bounding box of what is drawn.
    package var frame: CGRect {
        guard !isModel else { return layer.frame }
        guard !plane.isIdentity else { return untransformedFrame }
        let rect = AnchoredRect(
            untransformed: untransformedFrame.rect, anchor: layer.anchorPoint.point,
            transform: plane.transform)
        return CGRect(rect.boundingBox)
    }

    /// Where animations place the layer.
    private struct Placement {
        var frame: CGRect
        var origin: CGPoint
        var position: CGPoint
    }

    /// Where animations place the layer; nil where they leave it in its place.
    private var geometry: Placement? {
        let place = changed[.position]?.point, area = changed[.bounds]?.rect
        guard place != nil || area != nil else { return nil }
        let anchor = layer.anchorPoint
        var bounds = layer.bounds, position = place ?? layer.position
        func frame() -> CGRect {
            CGRect(
                x: position.x - bounds.width * anchor.x, y: position.y - bounds.height * anchor.y,
                width: bounds.width, height: bounds.height)
        }
        bounds.size = CGSize(width: max(0, bounds.width), height: max(0, bounds.height))
        if let area {
            // A view keeps a frame, which its center follows from.
            if layer.owner != nil, place != nil { position = frame().point(at: anchor) }
            bounds = CGRect(
                origin: area.origin, size: CGSize(width: max(0, area.width), height: max(0, area.height)))
        }
        return Placement(
            frame: frame(), origin: bounds.origin,
            position: layer.owner == nil ? position : frame().point(at: anchor))
    }

    // MARK: Transform

    /// The transform in the plane.
    package var plane: CGAffineTransform {
        guard case .transform(let transform)? = changed[.transform] else { return layer.affineTransform() }
        return transform.plane
    }

    /// The transform where it leaves the plane; nil where it does not.
    package var spatialTransform: CATransform3D? {
        guard case .transform(let transform)? = changed[.transform] else { return layer.spatialTransform }
        return transform.isAffine ? nil : transform
    }

    /// The transform about the anchor point.
    var transform: CATransform3D {
        guard case .transform(let transform)? = changed[.transform] else { return layer.transform }
        return transform
    }

    /// The position on the z axis.
    package var zPosition: CGFloat { number(.zPosition) ?? layer.zPosition }

    // MARK: Appearance

    /// The opacity, 0...1.
    package var opacity: Double {
        guard let animated = number(.opacity) else {
            return layer.owner.map { Double($0.storedAlpha) } ?? Double(layer.opacity)
        }
        let opacity = max(0, min(1, animated))
        return layer.owner == nil ? Double(Float(opacity)) : opacity
    }

    /// Whether animations change the background.
    package var changesBackground: Bool { changed[.backgroundColor] != nil }

    /// The background of animations, unless it is invisible.
    package var animatedBackground: Color? {
        changed[.backgroundColor]?.color.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// The corner radius in points.
    var cornerRadius: CGFloat { number(.cornerRadius) ?? layer.cornerRadius }

    /// The border; nil where it would not be visible.
    var border: LayoutNode.Border? {
        let width = number(.borderWidth) ?? layer.borderWidth
        guard width.isFinite, width > 0,
            let color = color(.borderColor, model: layer.borderColor), color.alpha > 0
        else { return nil }
        return LayoutNode.Border(width: width, color: color)
    }

    /// The shadow; nil where it would not be visible.
    var shadow: Shadow? {
        let opacity = number(.shadowOpacity).map { Float($0) } ?? layer.shadowOpacity
        guard opacity > 0, let color = color(.shadowColor, model: layer.shadowColor) else { return nil }
        let offset = changed[.shadowOffset]?.point ?? CGPoint(layer.shadowOffset)
        let shadow = Shadow(
            color: color.multipliedAlpha(by: Double(min(1, opacity))), offset: offset.point,
            radius: max(0, number(.shadowRadius) ?? layer.shadowRadius))
        return shadow.isVisible ? shadow : nil
    }

    /// The shape of the shadow; nil for that of the content.
    var shadowPath: Path? { path(.shadowPath, model: layer.shadowPath) }

    /// The image that is shown; nil for none.
    var contents: Any? {
        guard case .image(let image)? = changed[.contents] else { return layer.contents }
        return image.contents
    }

    /// Returns a color; nil for none.
    func color(_ property: AnimatedProperty, model: @autoclosure () -> CGColor?) -> Color? {
        guard case .color(let color)? = changed[property] else { return model()?.color }
        return color
    }

    /// Returns a path; nil for none.
    func path(_ property: AnimatedProperty, model: @autoclosure () -> CGPath?) -> Path? {
        guard case .path(let path)? = changed[property] else { return model()?.path }
        return path
    }
}

extension CGRect {
    /// Returns the point at unit coordinates (0...1).
    fileprivate func point(at anchor: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
    }
}

extension CGPoint {
    fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}
