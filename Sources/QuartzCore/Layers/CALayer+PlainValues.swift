import Geometry

/// The properties that are not animated, by their names.
extension CALayer {
    /// Returns the value of a property; nil for one that is not known.
    func plainValue(forKey key: String) -> Any? {
        switch key {
        case "frame": frame
        case "anchorPoint": anchorPoint
        case "anchorPointZ": anchorPointZ
        case "sublayerTransform": sublayerTransform
        case "hidden", "isHidden": isHidden
        case "doubleSided", "isDoubleSided": isDoubleSided
        case "geometryFlipped", "isGeometryFlipped": isGeometryFlipped
        case "masksToBounds": masksToBounds
        case "opaque", "isOpaque": isOpaque
        case "mask": mask
        case "sublayers": sublayers
        case "superlayer": superlayer
        case "name": name
        case "delegate": delegate
        case "actions": actions
        case "style": style
        case "filters": filters
        case "backgroundFilters": backgroundFilters
        case "contentsGravity": contentsGravity.rawValue
        case "cornerCurve": cornerCurve.rawValue
        case "maskedCorners": maskedCorners.rawValue
        case "speed": speed
        case "timeOffset": timeOffset
        case "beginTime": beginTime
        case "duration": duration
        case "visibleRect": visibleRect
        default: nil
        }
    }

    /// Sets a property, or keeps the value.
    func setPlainValue(_ value: Any?, forKey key: String) {
        if setOwnValue(value, forKey: key) { return }
        if let flag = value as? Bool ?? (value as? NSNumber)?.boolValue, set(flag, forKey: key) { return }
        if let number = AnimatedValue(value, like: AnimatedValue(0))?.number, set(number, forKey: key) {
            return
        }
        if setGeometry(value, forKey: key) || setObject(value, forKey: key) { return }
        if value != nil || storedExtras != nil { extras.keptValues[key] = value }
    }

    private func set(_ flag: Bool, forKey key: String) -> Bool {
        switch key {
        case "hidden", "isHidden": isHidden = flag
        case "doubleSided", "isDoubleSided": isDoubleSided = flag
        case "geometryFlipped", "isGeometryFlipped": isGeometryFlipped = flag
        case "masksToBounds": masksToBounds = flag
        case "opaque", "isOpaque": isOpaque = flag
        case "shouldRasterize": shouldRasterize = flag
        case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = flag
        case "allowsGroupOpacity": allowsGroupOpacity = flag
        case "allowsEdgeAntialiasing": allowsEdgeAntialiasing = flag
        case "drawsAsynchronously": drawsAsynchronously = flag
        default: return false
        }
        return true
    }

    private func set(_ number: Double, forKey key: String) -> Bool {
        switch key {
        case "anchorPointZ": anchorPointZ = number
        case "contentsScale": contentsScale = number
        case "rasterizationScale": rasterizationScale = number
        case "maskedCorners": maskedCorners = CACornerMask(rawValue: UInt(max(0, min(number, 15))))
        case "speed": speed = Float(number)
        case "timeOffset": timeOffset = number
        case "beginTime": beginTime = number
        case "duration": duration = number
        case "repeatCount": repeatCount = Float(number)
        default: return false
        }
        return true
    }

    private func setGeometry(_ value: Any?, forKey key: String) -> Bool {
        let rect = AnimatedValue(value, like: AnimatedValue(CGRect.zero))?.rect ?? value as? CGRect
        switch key {
        case "frame": frame = rect ?? frame
        case "contentsRect": contentsRect = rect ?? contentsRect
        case "contentsCenter": contentsCenter = rect ?? contentsCenter
        case "anchorPoint":
            anchorPoint = AnimatedValue(value, like: AnimatedValue(CGPoint.zero))?.point ?? anchorPoint
        case "sublayerTransform":
            guard case .transform(let matrix)? = AnimatedValue(value, like: .transform(.identity)) else {
                return true
            }
            sublayerTransform = matrix
        default: return false
        }
        return true
    }

    private func setObject(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "name": name = value as? String
        case "delegate": delegate = value as? any CALayerDelegate
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "filters": filters = value as? [Any]
        case "backgroundFilters": backgroundFilters = value as? [Any]
        case "compositingFilter": compositingFilter = value
        case "contentsGravity":
            contentsGravity =
                value as? CALayerContentsGravity
                ?? (value as? String).map(CALayerContentsGravity.init) ?? contentsGravity
        case "cornerCurve":
            cornerCurve =
                value as? CALayerCornerCurve ?? (value as? String).map(CALayerCornerCurve.init) ?? cornerCurve
        default: return false
        }
        return true
    }
}
