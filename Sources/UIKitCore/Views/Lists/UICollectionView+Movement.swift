extension UICollectionView {
    /// Begins the interactive movement of an item; returns false, as touches move no items here.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Updates the interactive movement; has no effect here, as none has begun.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Ends the interactive movement; has no effect here, as none has begun.
    public func endInteractiveMovement() {}
    /// Cancels the interactive movement; has no effect here, as none has begun.
    public func cancelInteractiveMovement() {}
}
