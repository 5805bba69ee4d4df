/// The meaning of names and priorities in a visual format: files and author code differ in these, not in the
/// grammar.
public protocol VisualFormatSymbols {
    /// The greatest magnitude of a length, in points.
    var lengthLimit: Double { get }
    /// The number of a metric; nil for an unknown name.
    func metric(named name: String) -> Double?
    /// Whether there is a view of a name.
    func hasView(named name: String) -> Bool
    /// The priority of the text after `@`, above 0 and at most 1000; nil for an invalid one.
    func priority(_ text: String) -> Float?
}
