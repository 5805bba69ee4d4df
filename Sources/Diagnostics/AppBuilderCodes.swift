// The codes of building apps. They are declared here for the same reason as those of porting.
extension DiagnosticCode {
    package static let appProject = DiagnosticCode(
        "app.project", .error, "app not found",
        cause: "The project cannot be read, or has no target or no Swift sources that make an app.",
        remedy: "Name the folder of the Xcode project, and the target of the app with --target.")
    package static let appBuild = DiagnosticCode(
        "app.build", .error, "app not built",
        cause: "The compiler is missing, or a module cannot be compiled even without what it refuses.",
        remedy: "Do as the hint says; without the module, scenes are drawn as their files declare them.")
    package static let appPackage = DiagnosticCode(
        "app.package", .warning, "package of the app not there",
        cause: "The project uses a package of another repository whose sources are not on this computer.",
        remedy: "Let --fetch-packages fetch it, or put its sources into the project's Stubs folder.")
    package static let appFile = DiagnosticCode(
        "app.file", .warning, "file of the app's project not read",
        cause:
            "A file of the project, such as a build configuration or a manifest, is missing, damaged or not readable.",
        remedy: "Mend the file at the place that is named, or add it; the app is built without what it says.")
    package static let appSymbol = DiagnosticCode(
        "app.symbol", .warning, "function of the app not defined",
        cause:
            "Code of the app calls a function that neither the app, its packages nor Maquette define, such as one of C.",
        remedy: "Define it in a source in the project's Stubs folder; code that calls it stops until then.")
    package static let appContent = DiagnosticCode(
        "app.content", .note, "part of the app not shown",
        cause:
            "The project has what is not shown here: sources in Objective-C, views of SwiftUI without some of their code, previews that nobody asked for, or code that needs modules, or sources of tools such as R.swift, that are not there.",
        remedy:
            "Bring the modules or write the sources as the hint says, or let sources in the project's Stubs folder stand for what is missing."
    )

    /// The codes of building apps.
    package static let appBuilderCodes: [DiagnosticCode] = [
        appProject, appBuild, appPackage, appFile, appSymbol, appContent,
    ]
}
