extension String {
    /// Returns the text without matching characters at both ends.
    package func trimming(_ isMargin: (Character) -> Bool) -> Substring {
        var words = drop(while: isMargin)
        while let last = words.last, isMargin(last) { words.removeLast() }
        return words
    }
}
