import Diagnostics

/// A node of a YAML or JSON file, free of the parser that read it.
struct YAMLNode: Hashable, Sendable {
    /// What the node holds.
    enum Content: Hashable, Sendable {
        /// One value, not yet typed.
        case scalar(YAMLScalar)
        /// A list.
        case sequence([YAMLNode])
        /// Keys with values, in the file's order, each key once.
        case mapping([YAMLEntry])
        /// Stands for a value whose absence was already reported; any reader takes it in silence.
        case unknown
    }

    /// What the node holds.
    var content: Content
    /// Where it begins.
    var place: Place
}

/// A key of a mapping and its value.
struct YAMLEntry: Hashable, Sendable {
    /// The key.
    var key: String
    /// Where the key begins.
    var place: Place
    /// The value.
    var value: YAMLNode
}

/// A scalar as written.
struct YAMLScalar: Hashable, Sendable {
    /// How it is written, which tells an absent value from empty words.
    enum Style: Hashable, Sendable {
        /// Without quotes.
        case plain
        /// In single or double quotes.
        case quoted
        /// A block after `|` or `>`.
        case block
        /// Put together from parameters, so that offsets in it say nothing about the file.
        case interpolated
    }

    /// The words, unescaped.
    var text: String
    /// How they are written.
    var style: Style
}

extension YAMLNode {
    /// A node that any reader takes in silence.
    static func unknown(at place: Place) -> YAMLNode { YAMLNode(content: .unknown, place: place) }

    /// The scalar, if it is one.
    var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The list, if it is one.
    var sequence: [YAMLNode]? {
        if case .sequence(let nodes) = content { nodes } else { nil }
    }

    /// The entries, if it is a mapping.
    var mapping: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Whether its absence was reported before.
    var isUnknown: Bool { content == .unknown }

    /// Whether nothing is written: no value at all, `~` or `null`.
    var isNull: Bool {
        guard let scalar, scalar.style == .plain else { return false }
        return scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null"
    }

    /// Whether the value is left out.
    var isAbsent: Bool { scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false }

    /// What it is, for messages of the form "expected …, found …".
    var foundDescription: String {
        switch content {
        case .scalar(let scalar) where isAbsent || scalar.text.isEmpty: "nothing"
        case .scalar(let scalar): "'\(scalar.text.shortened)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .unknown: "nothing"
        }
    }
}

extension String {
    /// At most forty characters on one line, for use in messages.
    var shortened: String {
        let line = map { $0.isNewline ? " " : $0 }.prefix(41)
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}
