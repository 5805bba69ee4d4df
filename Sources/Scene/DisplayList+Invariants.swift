import Geometry

extension DisplayList {
    /// Checks the type's invariants; the first that is broken, or nil.
    public func checkInvariants() -> String? {
        guard size.isFinite else { return "size \(size.dumpText) is not finite" }
        var open: [String] = []
        for (index, command) in commands.enumerated() {
            if let bounds = command.bounds, !bounds.isFinite { return "command \(index) is not finite" }
            switch command {
            case .pushClip, .pushClipPath: open.append("clip")
            case .pushLayer(let opacity, let bounds, _):
                guard opacity >= 0, opacity <= 1 else { return "command \(index): opacity \(opacity)" }
                guard bounds.isFinite else { return "command \(index) is not finite" }
                open.append("layer")
            case .pushTransform(let transform):
                guard transform.isFinite else { return "command \(index) is not finite" }
                open.append("transform")
            case .pushShadow(let shadow, let bounds):
                guard bounds.isFinite, shadow.offset.isFinite, shadow.radius.isFinite else {
                    return "command \(index) is not finite"
                }
                open.append("shadow")
            case .pushMask(let bounds):
                guard bounds.isFinite else { return "command \(index) is not finite" }
                guard open.last == "layer" else { return "command \(index): mask without a layer" }
                open.append("mask")
            case .popShadow: if open.popLast() != "shadow" { return "command \(index): shadow was not open" }
            case .popMask: if open.popLast() != "mask" { return "command \(index): mask was not open" }
            case .popClip: if open.popLast() != "clip" { return "command \(index): clip was not open" }
            case .popLayer: if open.popLast() != "layer" { return "command \(index): layer was not open" }
            case .popTransform:
                if open.popLast() != "transform" { return "command \(index): transform was not open" }
            case .fillRect, .fillRoundedRect, .fillBorder, .fillPath, .strokePath, .drawGlyphs, .drawImage,
                .drawShadow, .drawPathShadow, .blurBackdrop:
                break
            }
        }
        return open.last.map { "a \($0) stays open" }
    }
}
