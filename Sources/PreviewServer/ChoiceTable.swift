import Synchronization

/// The choices of the pages, by the numbers that stand for them in addresses.
final class ChoiceTable: Sendable {
    /// The maximum number of choices that are known. Chosen: more than one person looks at in a while.
    private static let limit = 64

    private let choices = Mutex<(known: [Int: PreviewChoice], next: Int)>(([0: .initial], 1))

    /// Returns the number of a choice.
    func number(of choice: PreviewChoice) -> Int {
        choices.withLock { choices in
            if let known = choices.known.first(where: { $0.value == choice }) { return known.key }
            if choices.known.count >= ChoiceTable.limit,
                let oldest = choices.known.keys.filter({ $0 > 0 }).min()
            {
                choices.known[oldest] = nil
            }
            choices.known[choices.next] = choice
            choices.next += 1
            return choices.next - 1
        }
    }

    /// Returns a choice; nil if none has the number any more.
    func choice(_ number: Int) -> PreviewChoice? { choices.withLock { $0.known[number] } }
}
