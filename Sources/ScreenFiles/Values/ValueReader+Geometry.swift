import Diagnostics
import Geometry
import ScreenDocuments
import YAML

extension ValueReader {
    /// Reads `[x, y]` or `{x:, y:}`.
    func point(_ node: YAMLNode, for name: String) -> Point? {
        lengths(node, keys: ["x", "y"], for: name).map { Point(x: $0[0], y: $0[1]) }
    }

    /// Reads `[width, height]` or `{width:, height:}`.
    func size(_ node: YAMLNode, for name: String) -> Size? {
        guard let read = lengths(node, keys: ["width", "height"], for: name) else { return nil }
        return positive(Size(width: read[0], height: read[1]), for: name, at: node)
    }

    /// Reads `[x, y, width, height]` or `{x:, y:, width:, height:}`.
    func rect(_ node: YAMLNode, for name: String) -> Rect? {
        guard let read = lengths(node, keys: ["x", "y", "width", "height"], for: name),
            let size = positive(Size(width: read[2], height: read[3]), for: name, at: node)
        else { return nil }
        return Rect(origin: Point(x: read[0], y: read[1]), size: size)
    }

    private func positive(_ size: Size, for name: String, at node: YAMLNode) -> Size? {
        guard size.width >= 0, size.height >= 0 else {
            problems.report(
                Diagnostic(
                    .screenValue, "\(name) takes a width and a height that are not negative", at: node.place))
            return nil
        }
        return size
    }

    /// Reads one number for all edges, `[top, left, bottom, right]`, or a mapping of the edges that are not
    /// 0.
    func insets(_ node: YAMLNode, for name: String) -> Insets? {
        let keys = ["top", "left", "bottom", "right"]
        if node.scalar != nil { return length(node, for: name).map { Insets(all: $0) } }
        let read: [Double]?
        if let entries = node.mapping {
            guard checkKeys(entries, only: keys, for: name) else { return nil }
            read = optionalLengths(entries, keys: keys, for: name)
        } else {
            read = lengths(node, keys: keys, for: name)
        }
        return read.map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    private func optionalLengths(_ entries: [YAMLEntry], keys: [String], for name: String) -> [Double]? {
        let read = keys.map { key -> Double? in
            guard let entry = entries.first(where: { $0.key == key }) else { return 0 }
            return length(entry.value, for: "\(name).\(key)")
        }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    /// Reads one length per key, from a list in the order of the keys or from a mapping of all keys.
    private func lengths(_ node: YAMLNode, keys: [String], for name: String) -> [Double]? {
        var nodes: [YAMLNode] = []
        if let entries = node.mapping {
            guard checkKeys(entries, only: keys, for: name) else { return nil }
            nodes = keys.compactMap { key in entries.first { $0.key == key }?.value }
        } else if let list = node.sequence {
            nodes = list
        }
        guard nodes.count == keys.count else {
            let list = "[\(keys.joined(separator: ", "))]"
            let pairs = "{\(keys.map { $0 + ":" }.joined(separator: ", "))}"
            expected("\(list) or \(pairs)", for: name, found: node)
            return nil
        }
        let read = zip(keys, nodes).map { length($1, for: "\(name).\($0)") }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    /// Reports unknown keys of a mapping; returns whether all are known.
    func checkKeys(_ entries: [YAMLEntry], only keys: [String], for name: String) -> Bool {
        let unknownEntries = entries.filter { !keys.contains($0.key) }
        for entry in unknownEntries {
            problems.report(
                Diagnostic(
                    .screenKey, "\(name) has no key '\(entry.key.shortened)'", at: entry.place,
                    hints: NearestName.hints(for: entry.key, among: keys)))
        }
        return unknownEntries.isEmpty
    }
}
