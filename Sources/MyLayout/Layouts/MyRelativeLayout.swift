import UIKitCore

/// A layout whose subviews are placed by the edges, centers and baselines of others and of the layout.
///
/// Positions in a group are centered together, lengths in a group share the layout's length; a hidden subview counts
/// as a point without distances to it. Subviews that depend on each other in a circle are reported.
/// Source: MyLayout 2.0.
open class MyRelativeLayout: MyBaseLayout {
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    private var reported: Set<Pair> = []

    override func arrange(_ arrangement: inout Arrangement) {
        var relative = RelativeArrangement(arrangement)
        relative.arrange()
        arrangement = relative.arrangement
        for (first, second) in relative.cycles {
            let ids = (ObjectIdentifier(first), ObjectIdentifier(second))
            guard !reported.contains(Pair(first: ids.1, second: ids.0)),
                reported.insert(Pair(first: ids.0, second: ids.1)).inserted
            else { continue }
            report(cycleOf: first, and: second)
        }
    }
}
