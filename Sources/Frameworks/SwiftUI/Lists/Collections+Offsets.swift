public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let rest = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: rest)
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the element at another one, which is that of the collection before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = [], moved: [Element] = [], after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
