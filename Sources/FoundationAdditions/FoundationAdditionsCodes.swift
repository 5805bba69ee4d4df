package import Diagnostics

extension DiagnosticCode {
    static let timeDeadlock = DiagnosticCode(
        "time.deadlock", .error, "main queue waits for itself",
        cause: "Code on the main queue calls `DispatchQueue.main.sync`, which never returns on a device.",
        remedy: "Call the code directly, or use `async`.")
    static let actionMissing = DiagnosticCode(
        "action.missing", .warning, "action not found",
        cause: "The target of an action has no method of that name that is known.",
        remedy:
            "Adopt `InterfaceBuilderConnectable` in the target's class and call the method in `performAction`."
    )
    static let defaultsValue = DiagnosticCode(
        "defaults.value", .error, "default not kept",
        cause: "Code sets a default to a value that cannot be in a property list.",
        remedy: "Set text, a number, a date, data, or a list or dictionary of these.")
    static let appFolder = DiagnosticCode(
        "file.appFolder", .warning, "folder of the app not available",
        cause:
            "The temporary folder for the files of a rendered app cannot be made; code of `maquette app` may not "
            + "write.",
        remedy:
            "Set TMPDIR to a folder that can be written to; in an app, give its code what it reads by a stub."
    )

    /// The codes of queues, selectors and storage.
    package static let foundationCodes: [DiagnosticCode] = [
        timeDeadlock, actionMissing, defaultsValue, appFolder,
    ]
}
