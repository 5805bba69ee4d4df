import Geometry

extension LayoutTree {
    /// Checks the type's invariants; the first that is broken, or nil.
    public func checkInvariants() -> String? {
        guard size.isFinite else { return "size \(size.dumpText) is not finite" }
        var ids: Set<String> = []
        for (index, node) in nodes.enumerated() {
            guard ids.insert(node.id).inserted else { return "two nodes have the id \(node.id)" }
            guard node.frame.isFinite, node.boundsOrigin.isFinite, node.transform.isFinite,
                node.opacity.isFinite
            else { return "\(node.id) is not finite" }
            guard node.frame.width >= 0, node.frame.height >= 0 else { return "\(node.id) is negative" }
            guard node.subtreeEnd > index, node.subtreeEnd <= nodes.count else {
                return "\(node.id) ends at \(node.subtreeEnd)"
            }
            guard let parent = node.parent else {
                if index != 0 { return "\(node.id) has no parent" }
                continue
            }
            guard parent < index, node.subtreeEnd <= nodes[parent].subtreeEnd else {
                return "\(node.id) is outside its parent"
            }
        }
        return nil
    }
}
