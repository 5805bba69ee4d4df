/// A picture that Apple's renderer made, and the one of the same view that is made here.
package struct PicturePair: Hashable, Sendable {
    /// The repository that Apple's picture comes from.
    package var repository: String
    /// Why the pictures differ, as far as someone has found out; empty if nobody has.
    package var cause: String
    /// The name of the picture in reports.
    package var name: String
    /// The path of Apple's picture.
    package var apple: String
    /// The path of ours.
    package var ours: String

    /// Describes a pair.
    package init(repository: String, cause: String = "", name: String, apple: String, ours: String) {
        self.repository = repository
        self.cause = cause
        self.name = name
        self.apple = apple
        self.ours = ours
    }
}
