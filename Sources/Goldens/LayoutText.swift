import Foundation
import Geometry

/// The text of a layout tree, read back: what `LayoutTree.dump` writes.
struct LayoutText: Hashable {
    /// The views in the order of the text, each after its superview.
    private(set) var views: [View] = []
    /// The size of the screen in points; nil if the text does not say it.
    private(set) var size: Size?
    private var indices: [String: Int] = [:]

    /// One line of the text.
    struct View: Hashable {
        var id: String
        var className: String
        /// The index of the superview; nil for the root.
        var parent: Int?
        /// In the superview's coordinates, in points.
        var frame: Rect
        /// Where the frame is on the screen without transforms, in points.
        var placed: Rect
        /// The scroll offset.
        var boundsOrigin: Point = .zero
        /// All that differs from a plain view, by name; a flag has the value `true`.
        var attributes: [String: String] = [:]
    }

    /// The names of attributes that are followed by a value.
    private static let names: Set<String> = [
        "bounds", "content", "transform", "opacity", "background", "radii", "shadow", "mask", "border",
        "label",
        "identifier", "traits", "text",
    ]
    private static let flags: Set<String> = ["hidden", "clips", "continuous", "ambiguous"]

    /// Reads a text; nil if it is not the text of a layout tree.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard lines.first?.hasPrefix("screen ") == true else { return nil }
        size = lines.first.flatMap { Size($0.dropFirst(7)) }
        var ancestors: [Int] = []
        for line in lines.dropFirst() {
            let depth = line.prefix { $0 == " " }.count / 2
            guard depth <= ancestors.count, var view = View(line.drop { $0 == " " }) else { return nil }
            ancestors.removeLast(ancestors.count - depth)
            view.parent = ancestors.last
            if let parent = ancestors.last.map({ views[$0] }) {
                view.placed.origin.x += parent.placed.minX - parent.boundsOrigin.x
                view.placed.origin.y += parent.placed.minY - parent.boundsOrigin.y
            }
            ancestors.append(views.count)
            indices[view.id] = views.count
            views.append(view)
        }
    }

    /// Returns the index of the view with an id.
    func index(of id: String) -> Int? { indices[id] }

    /// Returns the ids of a view's superviews, the nearest first.
    func ancestors(of index: Int) -> [Int] {
        var found: [Int] = [], place = views[index].parent
        while let parent = place {
            found.append(parent)
            place = views[parent].parent
        }
        return found
    }

    /// Reads a length in points; nil for one that no layout has.
    fileprivate static func length(_ text: Substring) -> Double? {
        Double(text).flatMap { $0.magnitude < 1e9 ? $0 : nil }
    }

    /// Returns the attributes that follow the frame of a line.
    fileprivate static func attributes(_ rest: Substring) -> [String: String] {
        var found: [String: String] = [:], last: String?
        for word in parts(of: rest) {
            let name = String(word.prefix { $0 != "=" })
            if LayoutText.flags.contains(String(word)) {
                found[name] = "true"
            } else if name.count < word.count, LayoutText.names.contains(name) {
                found[name] = String(word.dropFirst(name.count + 1))
                last = name
            } else if let last {
                found[last]?.append(" \(word)")
            }
        }
        return found
    }

    /// Returns the parts between spaces, of which those in quotes are no separators.
    private static func parts(of text: Substring) -> [Substring] {
        var parts: [Substring] = [], start = text.startIndex, isQuoted = false, isEscaped = false
        for index in text.indices {
            switch text[index] {
            case " " where !isQuoted:
                if start < index { parts.append(text[start..<index]) }
                start = text.index(after: index)
            case "\"" where !isEscaped: isQuoted.toggle()
            default: break
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        return start < text.endIndex ? parts + [text[start...]] : parts
    }
}

extension LayoutText.View {
    /// Reads a line without its indentation: class, id, frame, attributes. Ids may contain spaces.
    fileprivate init?(_ line: Substring) {
        guard let space = line.firstIndex(of: " ") else { return nil }
        className = String(line[..<space])
        let rest = line[line.index(after: space)...]
        for start in rest.indices where rest[start] == "(" && start > rest.startIndex {
            let parts = rest[start...].split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count >= 3, let origin = Point("\(parts[0]) \(parts[1])"), let size = Size(parts[2])
            else { continue }
            id = String(rest[..<rest.index(before: start)])
            frame = Rect(origin: origin, size: size)
            placed = frame
            attributes = parts.count > 3 ? LayoutText.attributes(parts[3]) : [:]
            if let bounds = attributes["bounds"].flatMap({ Point($0) }) { boundsOrigin = bounds }
            return
        }
        return nil
    }
}

extension Point {
    /// Reads `(x, y)`.
    fileprivate init?(_ text: String) {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let numbers = text.dropFirst().dropLast().split(separator: ", ").map { LayoutText.length($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
        self.init(x: x, y: y)
    }
}

extension Size {
    /// Reads a size as `widthxheight`; nil if it has another form.
    fileprivate init?(_ text: Substring) {
        let numbers = text.split(separator: "x").map { LayoutText.length($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
        self.init(width: width, height: height)
    }
}
