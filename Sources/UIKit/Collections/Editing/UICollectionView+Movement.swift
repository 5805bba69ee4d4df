extension UICollectionView {
    /// Begins to move an item with the finger; returns false, as items are not moved here.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Moves nothing, as no movement has begun.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Ends nothing, as no movement has begun.
    public func endInteractiveMovement() {}
    /// Cancels nothing, as no movement has begun.
    public func cancelInteractiveMovement() {}
}
