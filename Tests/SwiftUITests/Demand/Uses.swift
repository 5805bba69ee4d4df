import SwiftUI

/// Uses of the entries that apps need most, one expression for each of their signatures.
@MainActor
struct Uses {
    /// The views that were used.
    private(set) var views: [AnyView] = []

    /// Adds the use of a view or of a modifier.
    mutating func add(_ view: some View) { views.append(AnyView(view)) }

    /// Adds the use of a function that changes a text.
    mutating func add(_ text: Text) { views.append(AnyView(text)) }
}

/// Something that can be presented, selected and listed.
struct Item: Identifiable, Hashable {
    var id: Int
    var name = "item"
    var children: [Item]?

    static let three = [Item(id: 1), Item(id: 2), Item(id: 3)]
}

/// A choice of three.
enum Choice: String, CaseIterable, Identifiable {
    case first, second, third
    var id: Self { self }
}

/// An error with a description.
struct Failure: LocalizedError {
    var errorDescription: String? { "failed" }
}
