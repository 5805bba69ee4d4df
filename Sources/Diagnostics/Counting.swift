/// A number and what is counted, with an s behind where it is not one: `1 pixel`, `2 pixels`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
