/// What names and priorities in a line of Visual Format Language stand for: files and author code differ in
/// these, not in the grammar.
public protocol VisualFormatSymbols {
    /// The greatest magnitude of a length, in points.
    var lengthLimit: Double { get }
    /// The number that a name stands for in the place of a number; nil where it stands for none.
    func metric(named name: String) -> Double?
    /// Whether there is a view of a name.
    func hasView(named name: String) -> Bool
    /// The priority that the text after `@` stands for, above 0 and at most 1000; nil where it is none.
    func priority(_ text: String) -> Float?
}
