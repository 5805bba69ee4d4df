import Geometry
import Scene

/// Values by the names of properties; a layer keeps what is set under other names.
///
/// Source: "Core Animation Extensions to Key-Value Coding" (Apple's Core Animation Programming Guide).
extension CALayer: KeyedValueOwner {
    package var takesKeyPaths: Bool { true }

    /// Returns the value at a key path, as in "transform.rotation.z"; nil for none.
    package func ownValue(forKeyPath keyPath: String) -> Any? {
        if let kept = storedExtras?.keptValues[keyPath] { return kept }
        if let path = AnimatedKeyPath(keyPath), let value = PresentedValues(of: self)[path] {
            return path.part.map { partValue($0, value) } ?? wholeValue(of: path.property, value)
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return plainValue(forKey: keyPath) }
        let first = String(keyPath[..<dot]), rest = String(keyPath[keyPath.index(after: dot)...])
        if first == "emitterCells" { return cell(in: rest).flatMap { $0.cell.value(forKeyPath: $0.rest) } }
        guard let value = value(forKey: first) else { return nil }
        if let object = objectValue(value) { return object.value(forKeyPath: rest) }
        return rest.split(separator: ".").reduce(value as Any?) { value, part in
            value.flatMap { GeometryPart(rawValue: String(part))?.value(in: $0) }
        }
    }

    /// Sets the value at a key path.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "locations", let gradient = self as? CAGradientLayer {
            return gradient.locations = value as? [NSNumber]
        }
        if let path = AnimatedKeyPath(keyPath), var changed = Optional(PresentedValues(of: self)),
            let current = changed[path]
        {
            if value == nil, path.part == nil { return clear(path.property) }
            guard let new = AnimatedValue(value, like: current) else { return }
            changed[path] = new
            if let whole = changed.changed[path.property] { setModel(whole, of: path.property) }
            return
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return setPlainValue(value, forKey: keyPath) }
        let first = String(keyPath[..<dot]), rest = String(keyPath[keyPath.index(after: dot)...])
        if first == "emitterCells" {
            if let (cell, key) = cell(in: rest) { cell.setOwnValue(value, forKeyPath: key) }
            return
        }
        guard let whole = self.value(forKey: first) else { return }
        if let object = objectValue(whole) { return object.setValue(value, forKeyPath: rest) }
        let parts = rest.split(separator: ".").compactMap { GeometryPart(rawValue: String($0)) }
        if let changed = GeometryPart.replace(parts[...], in: whole, with: value) {
            setPlainValue(changed, forKey: first)
        }
    }

    /// The object; nil for a value, which a cast would box.
    private func objectValue(_ value: Any) -> NSObject? {
        type(of: value) is AnyClass ? value as? NSObject : nil
    }

    /// The cell that a key path of an emitter layer names, and the key in it.
    private func cell(in path: String) -> (cell: CAEmitterCell, rest: String)? {
        guard let dot = path.firstIndex(of: "."), let emitter = self as? CAEmitterLayer,
            let cell = emitter.emitterCells?.first(where: { $0.name == String(path[..<dot]) })
        else { return nil }
        return (cell, String(path[path.index(after: dot)...]))
    }

    /// The value of a part of an animated property: numbers of a transform are `Double`, others `CGFloat`.
    private func partValue(_ part: AnimatedKeyPath.Part, _ value: AnimatedValue) -> Any? {
        switch part {
        case .number: value.number.map { CGFloat($0) }
        case .pair(let index) where index == 2: value.size
        case .translation(let axes) where axes.count == 2: value.size
        default: value.boxed
        }
    }

    /// The value of an animated property, of the type of the property.
    private func wholeValue(of property: AnimatedProperty, _ value: AnimatedValue) -> Any? {
        switch property {
        case .backgroundColor: backgroundColor
        case .borderColor: borderColor
        case .shadowColor: shadowColor
        case .shadowOffset: shadowOffset
        case .opacity: opacity
        case .shadowOpacity: shadowOpacity
        case .fillColor: (self as? CAShapeLayer)?.fillColor
        case .strokeColor: (self as? CAShapeLayer)?.strokeColor
        case .colors: (self as? CAGradientLayer)?.colors
        case .locations: (self as? CAGradientLayer)?.locations
        case .cornerRadius, .borderWidth, .shadowRadius, .zPosition, .lineWidth, .miterLimit, .lineDashPhase,
            .strokeStart, .strokeEnd:
            value.number.map { CGFloat($0) }
        default: value.boxed
        }
    }

    /// Sets an animated property as its setter does.
    private func setModel(_ value: AnimatedValue, of property: AnimatedProperty) {
        switch property {
        case .position: position = value.point ?? position
        case .bounds: bounds = value.rect ?? bounds
        case .transform: if case .transform(let matrix) = value { transform = matrix }
        case .opacity: opacity = Float(value.number ?? 1)
        case .backgroundColor: backgroundColor = value.color.map(CGColor.init)
        default: store(value, as: property)
        }
    }

    /// Sets an animated property to nil where it may be.
    private func clear(_ property: AnimatedProperty) {
        switch property {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor:
            setModel(.color(nil), of: property)
        case .shadowPath, .path: setModel(.path(nil), of: property)
        case .contents: contents = nil
        case .colors: setModel(.colors([]), of: property)
        default: break
        }
    }
}

extension AnimatedValue {
    /// The size; nil for other values.
    fileprivate var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }
}

/// The parts of points, sizes and rectangles in key paths.
private enum GeometryPart: String {
    case x, y, width, height, origin, size

    /// Returns the part of a value; nil where it has none.
    func value(in whole: Any) -> Any? {
        switch (self, whole) {
        case (.x, let point as CGPoint): point.x
        case (.y, let point as CGPoint): point.y
        case (.width, let size as CGSize): size.width
        case (.height, let size as CGSize): size.height
        case (.origin, let rect as CGRect): rect.origin
        case (.size, let rect as CGRect): rect.size
        default: nil
        }
    }

    /// Returns a value with a part of it replaced; nil where it has none.
    static func replace(_ parts: ArraySlice<GeometryPart>, in whole: Any, with value: Any?) -> Any? {
        guard let first = parts.first else {
            switch whole {
            case is CGFloat: return AnimatedValue(value, like: AnimatedValue(0))?.number
            case is CGPoint: return AnimatedValue(value, like: AnimatedValue(CGPoint.zero))?.point
            case is CGSize:
                return AnimatedValue(value, like: AnimatedValue(CGPoint.zero))?.size
            default: return value
            }
        }
        guard let part = first.value(in: whole),
            let new = replace(parts.dropFirst(), in: part, with: value)
        else { return nil }
        switch (first, whole, new) {
        case (.x, let point as CGPoint, let x as Double): return CGPoint(x: x, y: point.y)
        case (.y, let point as CGPoint, let y as Double): return CGPoint(x: point.x, y: y)
        case (.width, let size as CGSize, let width as Double):
            return CGSize(width: width, height: size.height)
        case (.height, let size as CGSize, let height as Double):
            return CGSize(width: size.width, height: height)
        case (.origin, let rect as CGRect, let origin as CGPoint):
            return CGRect(origin: origin, size: rect.size)
        case (.size, let rect as CGRect, let size as CGSize): return CGRect(origin: rect.origin, size: size)
        default: return nil
        }
    }
}
