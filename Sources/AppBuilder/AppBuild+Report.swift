import Diagnostics
package import Files
import SwiftPorting

extension AppBuild {
    /// What was built and what was left out.
    package var report: JSONValue {
        .members([
            "schemaVersion": .integer(1),
            "program": .optional(program),
            "readPaths": .array(readPaths.map(JSONValue.string)),
            "modules": .array(modules.map(\.json)),
            "contents": contents?.json ?? .null,
            "diagnostics": .array(diagnostics.map(PortReport.json)),
        ])
    }
}

extension ProjectContents {
    fileprivate var json: JSONValue {
        .members([
            "objectiveCFiles": .integer(objectiveCFiles), "swiftUIFiles": .integer(viewFiles),
            "swiftUIViews": .array(views.map(JSONValue.string)),
            "swiftUIPartialViews": .array(partialViews.map(JSONValue.string)),
            "swiftUILeftOutViews": .array(leftOutViews.map(JSONValue.string)),
            "previews": .array(
                previews.map { file, preview in
                    .members([
                        "file": .string(file), "line": .integer(preview.line),
                        "name": .optional(preview.name),
                        "kind": .string(preview.isMacro ? "macro" : "provider"),
                    ])
                }),
            "missingModules": .array(
                missingModules.map { .members(["name": .string($0.name), "files": .integer($0.files)]) }),
            "commands": .array(commands.map(JSONValue.string)),
            "generators": .array(
                generators.map { need in
                    .members([
                        "name": .string(need.tool), "types": .array(need.types.map(JSONValue.string)),
                        "command": .string(need.command),
                    ])
                }),
        ])
    }
}

extension BuiltModule {
    fileprivate var json: JSONValue {
        .members([
            "name": .string(name), "isCompiled": .bool(isCompiled), "files": .integer(fileCount),
            "completeFiles": .integer(completeFileCount), "rounds": .integer(roundCount),
            "classes": .array(classes.map(\.json)),
            "leftOut": .array(omitted.map { $0.code.json(of: $0.file) }),
        ])
    }
}

extension BuiltClass {
    fileprivate var json: JSONValue {
        .members([
            "name": .string(name), "file": .string(file), "status": .string(status.rawValue),
            "isShown": .bool(isShown),
            "leftOut": .array(reasons.map(JSONValue.string)),
            "placeholders": .array(placeholders.map(JSONValue.string)),
        ])
    }
}

extension OmittedCode {
    fileprivate func json(of file: String) -> JSONValue {
        .members([
            "kind": .string(kind.rawValue), "file": .string(file), "line": .integer(line),
            "type": .optional(owner), "name": .optional(name), "reason": .string(reason),
        ])
    }
}
