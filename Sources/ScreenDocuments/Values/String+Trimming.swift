extension String {
    /// Returns the text without matching characters at both ends.
    package func trimming(_ isMargin: (Character) -> Bool) -> Substring {
        var rest = drop(while: isMargin)
        while let last = rest.last, isMargin(last) { rest.removeLast() }
        return rest
    }
}
