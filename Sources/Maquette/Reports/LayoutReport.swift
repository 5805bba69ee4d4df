package import Files
import Goldens

/// The frames of finished screens as JSON, in the documented order of members.
public struct LayoutReport: Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The screens in the order of the run.
    public var screens: [RenderedScreen]

    /// Whether the output of the screens' code is part of it.
    package var hasOutput = false

    /// Creates a report of screens.
    public init(screens: [RenderedScreen]) { self.screens = screens }

    /// The report as JSON on one line.
    public var json: String {
        JSONValue.members([
            "schemaVersion": .integer(LayoutReport.schemaVersion),
            "screens": .array(
                screens.compactMap { screen in
                    screen.layout.map { screen.reportValue($0, hasOutput: hasOutput) }
                }),
        ]).text
    }
}

extension RenderedScreen {
    /// The members of a report that identify the screen and its conditions.
    package var reportHead: [JSONValue.Member] {
        [
            JSONValue.Member(name: "input", value: .string(input)),
            JSONValue.Member(name: "scene", value: .optional(scene)),
            JSONValue.Member(name: "state", value: .optional(state)),
        ] + variant.reportMembers + timeMembers
    }

    /// The member that says when the picture was taken, if that was asked for.
    var timeMembers: [JSONValue.Member] {
        time.map { [JSONValue.Member(name: "at", value: .number($0))] } ?? []
    }

    /// The conditions and the time of the picture by name, as reports state them.
    package var conditionTexts: [(name: String, value: String)] {
        (variant.reportMembers + timeMembers).map { member in
            if case .string(let text) = member.value { return (member.name, text) }
            return (member.name, member.value.text)
        }
    }

    fileprivate func reportValue(_ tree: LayoutTree, hasOutput: Bool) -> JSONValue {
        var value = reportHead
        value += [
            JSONValue.Member(name: "size", value: .size(tree.size)),
            JSONValue.Member(name: "scale", value: .number(variant.device.scale)),
            JSONValue.Member(
                name: "views", value: .array(tree.placed(at: origin).map { $0.reportValue(in: tree) })),
            JSONValue.Member(name: "diagnostics", value: .array(diagnostics.map(\.reportValue))),
        ]
        if let events {
            let lines = events.split(separator: "\n").map { JSONValue.string(String($0)) }
            value.append(JSONValue.Member(name: "events", value: .array(lines)))
        }
        if hasOutput {
            let lines = output.split(separator: "\n").map { JSONValue.string(String($0)) }
            value.append(JSONValue.Member(name: "output", value: .array(lines)))
        }
        return .object(value)
    }
}

extension LayoutTree {
    /// Returns the nodes with the root at `origin` instead of zero.
    fileprivate func placed(at origin: Point) -> [LayoutNode] {
        guard origin != .zero, !nodes.isEmpty else { return nodes }
        var placed = nodes
        placed[0].frame.origin = origin
        return placed
    }
}

extension Variant {
    /// The members of a report that describe the conditions.
    package var reportMembers: [JSONValue.Member] {
        let values: KeyValuePairs<String, String> = [
            "device": device.id, "orientation": orientation.rawValue, "appearance": appearance.rawValue,
            "textSize": textSize.rawValue, "locale": locale, "direction": effectiveDirection.rawValue,
        ]
        let members = values.map { JSONValue.Member(name: $0.key, value: .string($0.value)) }
        return members + (stress.map { [.init(name: "stress", value: .string($0.rawValue))] } ?? [])
    }
}

extension LayoutNode {
    fileprivate func reportValue(in tree: LayoutTree) -> JSONValue {
        var members: [JSONValue.Member] = []
        func add(_ name: String, _ value: JSONValue) { members.append(.init(name: name, value: value)) }
        add("id", .string(id))
        add("class", .string(className))
        add("parent", .optional(parent.map { tree.nodes[$0].id }))
        add("frame", .rect(frame))
        add("hidden", .bool(isHidden))
        add("text", .optional(text))
        add("ambiguous", .bool(isAmbiguous))
        if let contentSize {
            add("contentSize", .size(contentSize))
            add("contentOffset", .point(boundsOrigin))
        }
        return .object(members)
    }
}

extension Diagnostic {
    /// The diagnostic as JSON; several hints are joined into one string.
    package var reportValue: JSONValue {
        .members([
            "severity": .string(severity.description), "code": .string(code.name), "view": .optional(view),
            "message": .string(message),
            "hint": .optional(hints.isEmpty ? nil : hints.joined(separator: "; ")),
        ])
    }
}
