import Geometry
import Scene

extension CALayer {
    /// Returns the value of the model of an animated property; nil for one that this class does not have.
    func animatedValue(of property: AnimatedProperty) -> AnimatedValue? {
        switch property {
        case .position: AnimatedValue(position)
        case .bounds: AnimatedValue(bounds)
        case .transform: .transform(transform)
        case .opacity: AnimatedValue(Double(owner?.storedAlpha ?? CGFloat(ownOpacity)))
        case .backgroundColor: .color(shownBackground)
        case .cornerRadius: AnimatedValue(cornerRadius)
        case .borderWidth: AnimatedValue(borderWidth)
        case .borderColor: .color(borderColor?.color)
        case .shadowColor: .color(shadowColor?.color)
        case .shadowOpacity: AnimatedValue(Double(shadowOpacity))
        case .shadowOffset: AnimatedValue(shadowOffset)
        case .shadowRadius: AnimatedValue(shadowRadius)
        case .shadowPath: .path(shadowPath?.path)
        case .zPosition: AnimatedValue(zPosition)
        case .contents: .image(AnimatedValue.LayerImage(contents: contents))
        default: ownAnimatedValue(of: property)
        }
    }

    /// The background as it is shown.
    private var shownBackground: Color? {
        owner.map { $0.storedColor } ?? ownColor?.color
    }

    /// Sets an animated property without the side effects of its setter, as for a copy of the layer.
    package func store(_ value: AnimatedValue, as property: AnimatedProperty) {
        switch property {
        case .position, .bounds: storeGeometry(value, as: property)
        case .transform: if case .transform(let transform) = value { store(transform) }
        case .opacity: storeOpacity(value.number ?? 1)
        case .backgroundColor: storeBackground(value.color)
        case .cornerRadius: cornerRadius = value.number ?? 0
        case .borderWidth: borderWidth = value.number ?? 0
        case .borderColor: borderColor = value.color.map(CGColor.init)
        case .shadowColor: shadowColor = value.color.map(CGColor.init)
        case .shadowOpacity: shadowOpacity = Float(value.number ?? 0)
        case .shadowOffset: shadowOffset = value.point.map { CGSize(width: $0.x, height: $0.y) } ?? .zero
        case .shadowRadius: shadowRadius = value.number ?? 0
        case .shadowPath: if case .path(let path) = value { shadowPath = path.map { CGPath($0) } }
        case .zPosition: zPosition = value.number ?? 0
        case .contents: if case .image(let image) = value { contents = image.contents }
        default: storeOwn(value, as: property)
        }
    }

    private func storeGeometry(_ value: AnimatedValue, as property: AnimatedProperty) {
        let area = property == .bounds ? value.rect ?? bounds : bounds
        let place = property == .position ? value.point ?? position : position
        let size = CGSize(width: max(0, area.width), height: max(0, area.height))
        guard let owner else {
            ownBounds = CGRect(origin: area.origin, size: size)
            ownPosition = place
            return
        }
        owner.boundsOrigin = area.origin
        let anchor = owner.anchorPoint
        owner.storedFrame = CGRect(
            x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    private func store(_ transform: CATransform3D) {
        spatialTransform = transform.isAffine ? nil : transform
        if let owner { owner.storedTransform = transform.plane } else { ownTransform = transform.plane }
    }

    private func storeOpacity(_ opacity: Double) {
        let opacity = max(0, min(1, opacity))
        if let owner { owner.storedAlpha = opacity } else { ownOpacity = Float(opacity) }
    }

    private func storeBackground(_ color: Color?) {
        if let owner { owner.storedColor = color } else { ownColor = color.map(CGColor.init) }
    }
}
