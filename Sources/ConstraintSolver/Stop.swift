/// What a step of the simplex method meets.
struct Stop {
    var length: Double
    /// The row whose column meets it; -1 for the moving column itself.
    var row: Int
    var position: Double
    /// How fast that column moves, which will be the divisor.
    var strength: Double
    /// By how much the slope of the whole cost grows past it.
    var increase: Double
}

/// Stops by length: a binary heap.
struct StopQueue {
    private var heap: [Stop] = []

    /// The nearest stop.
    var first: Stop? { heap.first }

    /// Adds a stop.
    mutating func insert(_ stop: Stop) {
        var place = heap.count
        heap.append(stop)
        while place > 0 {
            let parent = (place - 1) / 2
            guard heap[place].length < heap[parent].length else { return }
            heap.swapAt(place, parent)
            place = parent
        }
    }

    /// Takes the nearest stop.
    mutating func removeFirst() -> Stop? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        var place = 0
        while true {
            var least = place
            for child in 2 * place + 1...2 * place + 2
            where child < heap.count && heap[child].length < heap[least].length { least = child }
            guard least != place else { return first }
            heap.swapAt(place, least)
            place = least
        }
    }
}
