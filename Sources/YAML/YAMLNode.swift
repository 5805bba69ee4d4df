package import Diagnostics

/// A node of a YAML or JSON file, independent of the parser.
package struct YAMLNode: Hashable, Sendable {
    /// The content of a node.
    package enum Content: Hashable, Sendable {
        /// A single value without a type.
        case scalar(YAMLScalar)
        /// A list of nodes.
        case sequence([YAMLNode])
        /// Keys with values, in the order of the file, without duplicate keys.
        case mapping([YAMLEntry])
        /// A value whose absence has been reported; reading it causes no further reports.
        case unknown
    }

    package var content: Content
    /// The location of its start.
    package var place: Place

    /// Creates a node.
    package init(content: Content, place: Place) {
        self.content = content
        self.place = place
    }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Hashable, Sendable {
    package var key: String
    /// The location of the start of the key.
    package var place: Place
    package var value: YAMLNode

    /// Creates an entry.
    package init(key: String, place: Place, value: YAMLNode) {
        self.key = key
        self.place = place
        self.value = value
    }
}

/// A scalar of a file.
package struct YAMLScalar: Hashable, Sendable {
    /// The style of a scalar, which distinguishes a missing value from an empty string.
    package enum Style: Hashable, Sendable {
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
    package var text: String
    package var style: Style

    /// Creates a scalar.
    package init(text: String, style: Style) {
        self.text = text
        self.style = style
    }
}

extension YAMLNode {
    /// Returns a node that causes no further reports.
    package static func unknown(at place: Place) -> YAMLNode { YAMLNode(content: .unknown, place: place) }

    /// The scalar, if it is one.
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The list, if it is one.
    package var sequence: [YAMLNode]? {
        if case .sequence(let nodes) = content { nodes } else { nil }
    }

    /// The entries, if it is a mapping.
    package var mapping: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Whether its absence has been reported.
    package var isUnknown: Bool { content == .unknown }

    /// Whether it is null: no value, `~` or `null`.
    package var isNull: Bool {
        guard let scalar, scalar.style == .plain else { return false }
        return scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null"
    }

    /// Whether the value is missing.
    package var isAbsent: Bool { scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false }

    /// A description for messages of the form "expected …, found …".
    package var foundDescription: String {
        switch content {
        case .scalar(let scalar) where isAbsent || scalar.text.isEmpty: "nothing"
        case .scalar(let scalar): "'\(scalar.text.shortened)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .unknown: "nothing"
        }
    }
}
