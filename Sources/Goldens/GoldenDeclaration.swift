/// A value that the document of a screen declares for a view.
public struct GoldenDeclaration: Hashable, Sendable {
    /// The id of the view.
    public var view: String
    /// The attribute's name, or `constraint`.
    public var attribute: String
    /// The value as text.
    public var value: String
    /// The file that declares it; nil if that is not known.
    public var file: String?
    /// The 1-based line in that file.
    public var line: Int?

    /// Creates a declaration.
    public init(view: String, attribute: String, value: String, file: String? = nil, line: Int? = nil) {
        self.view = view
        self.attribute = attribute
        self.value = value
        self.file = file
        self.line = line
    }
}

/// A declared value that differs between the golden and the actual screen.
struct DeclarationChange: Hashable {
    var view: String
    var attribute: String
    var from: String?
    var to: String?
    var file: String?
    var line: Int?

    /// Returns what two documents declare differently, in the order of the actual one; what only the expected one
    /// declares comes last.
    static func all(from expected: [GoldenDeclaration], to actual: [GoldenDeclaration]) -> [DeclarationChange]
    {
        struct Key: Hashable {
            var view: String
            var attribute: String
        }
        // A view has any number of constraints: equal ones are left out, the others paired in order.
        var left: [Key: [String]] = [:], right: [Key: [String]] = [:], leftOrder: [Key] = []
        for declaration in expected {
            let key = Key(view: declaration.view, attribute: declaration.attribute)
            if left[key] == nil { leftOrder.append(key) }
            left[key, default: []].append(declaration.value)
        }
        for declaration in actual {
            let key = Key(view: declaration.view, attribute: declaration.attribute)
            right[key, default: []].append(declaration.value)
        }
        var changes: [DeclarationChange] = [], paired: [Key: Int] = [:]
        for declaration in actual {
            let key = Key(view: declaration.view, attribute: declaration.attribute)
            guard left[key]?.contains(declaration.value) != true else { continue }
            let gone = (left[key] ?? []).filter { right[key]?.contains($0) != true }
            let index = paired[key, default: 0]
            paired[key] = index + 1
            changes.append(
                DeclarationChange(
                    view: key.view, attribute: key.attribute, from: index < gone.count ? gone[index] : nil,
                    to: declaration.value, file: declaration.file, line: declaration.line))
        }
        for key in leftOrder {
            let gone = (left[key] ?? []).filter { right[key]?.contains($0) != true }
            changes += gone.dropFirst(paired[key, default: 0]).map {
                DeclarationChange(view: key.view, attribute: key.attribute, from: $0)
            }
        }
        return changes
    }
}
