extension CALayer {
    /// Records content for the bounds that the layer shows.
    ///
    /// Code draws in `bounds`, for which Apple's drawing methods have no parameter: where animations show other bounds
    /// than those of the model, they replace these until `body` returns. No observer is notified, and nothing is laid
    /// out.
    package func drawing<Result>(at shown: PresentedValues, _ body: () -> Result) -> Result {
        guard shown.changesBounds else { return body() }
        let animations = animations, outer = animations.drawnBounds, drewOther = owner?.drawsOtherBounds
        animations.drawnBounds = shown.bounds
        owner?.drawsOtherBounds = true
        defer {
            animations.drawnBounds = outer
            if let drewOther { owner?.drawsOtherBounds = drewOther }
        }
        return body()
    }
}
