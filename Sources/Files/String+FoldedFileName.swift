extension String {
    /// The name as file systems take it that ignore case and how characters are composed, as those of macOS and Windows
    /// do: two names whose foldings are equal may be one file there.
    ///
    /// Compared as strings, which are equal if they are canonically equivalent. Both mappings are needed: `ß` and `ss`,
    /// or `ς` and `σ`, meet in the first or in the second.
    package var foldedFileName: String { uppercased().lowercased() }
}
