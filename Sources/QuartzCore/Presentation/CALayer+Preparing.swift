extension CALayer {
    /// Deeper than the layers of any real design; a recursion over them must end.
    static let depthLimit = 200

    /// Calls the code that lays out and displays what is due, before the layer is drawn and as a committed transaction
    /// does: for the sublayers that no view owns, the mask, and the content of the layer.
    ///
    /// What is drawn afterwards is read and changes nothing.
    package func prepareForDrawing(depth: Int = 0) {
        guard !entries.isEmpty || mask != nil || isDisplayDue || owner == nil else { return }
        // Those in motion are laid out before, as `AnimationState.capture(_:atRest:_:)` does.
        if owner == nil, storedAnimations?.running.isEmpty != false {
            isLayoutDue = false
            layoutSublayers()
        }
        if isDisplayDue, !isHidden { displayIfNeeded() }
        guard depth < CALayer.depthLimit else { return }
        for entry in entries { entry.layer.prepareForDrawing(depth: depth + 1) }
        mask?.prepareAsMask(depth: depth + 1)
    }

    /// Prepares the sublayers that drawing has added.
    ///
    /// - Parameter earlier: The entries before the drawing.
    package func prepareSublayers(addedTo earlier: [(layer: CALayer, above: CALayer?)]) {
        guard !entries.isEmpty else { return }
        let isSame =
            entries.count == earlier.count
            && zip(entries, earlier).allSatisfy { $0.layer === $1.layer }
        guard !isSame else { return }
        let known = Set(earlier.map { ObjectIdentifier($0.layer) })
        for entry in entries where !known.contains(ObjectIdentifier(entry.layer)) {
            entry.layer.prepareForDrawing(depth: 1)
        }
    }

    private func prepareAsMask(depth: Int) {
        guard let owner else { return prepareForDrawing(depth: depth) }
        owner.layoutIfNeeded()
        owner.prepareLayersForDrawing(depth: depth)
    }
}
