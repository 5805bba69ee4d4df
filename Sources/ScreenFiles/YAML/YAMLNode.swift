import Diagnostics

/// A node of a YAML or JSON file, independent of the parser.
struct YAMLNode: Hashable, Sendable {
    /// The content of a node.
    enum Content: Hashable, Sendable {
        /// A single value without a type.
        case scalar(YAMLScalar)
        /// A list of nodes.
        case sequence([YAMLNode])
        /// Keys with values, in the order of the file, without duplicate keys.
        case mapping([YAMLEntry])
        /// A value whose absence has been reported; reading it causes no further reports.
        case unknown
    }

    var content: Content
    /// The location of its start.
    var place: Place
}

/// A key of a mapping and its value.
struct YAMLEntry: Hashable, Sendable {
    var key: String
    /// The location of the start of the key.
    var place: Place
    var value: YAMLNode
}

/// A scalar of a file.
struct YAMLScalar: Hashable, Sendable {
    /// The style of a scalar, which distinguishes a missing value from an empty string.
    enum Style: Hashable, Sendable {
        /// Without quotes; empty where the value is missing.
        case plain
        /// In single or double quotes.
        case quoted
        /// A block after `|` or `>`.
        case block
        /// The result of interpolating parameters, so that offsets in it do not correspond to the file.
        case interpolated
    }

    /// The unescaped text.
    var text: String
    var style: Style
}

extension YAMLNode {
    /// Returns a node that causes no further reports.
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

    /// Whether its absence has been reported.
    var isUnknown: Bool { content == .unknown }

    /// Whether it is null: no value, `~` or `null`.
    var isNull: Bool {
        guard let scalar, scalar.style == .plain else { return false }
        return scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null"
    }

    /// Whether the value is missing.
    var isAbsent: Bool { scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false }

    /// A description for messages of the form "expected …, found …".
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
    /// The text on one line, truncated to forty characters, for messages.
    var shortened: String {
        let line = map { $0.isNewline ? " " : $0 }.prefix(41)
        return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
    }
}
