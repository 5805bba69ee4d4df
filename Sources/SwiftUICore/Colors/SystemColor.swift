/// The colors of the system, by the names that SwiftUI has for them.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black
    case clear, primary, secondary, accentColor
}
