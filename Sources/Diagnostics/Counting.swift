/// Returns a count with its noun in the singular or plural: `1 pixel`, `2 pixels`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
