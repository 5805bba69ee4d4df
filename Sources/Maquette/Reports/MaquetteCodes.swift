package import Diagnostics

extension DiagnosticCode {
    static let inputMissing = DiagnosticCode(
        "input.missing", .error, "screen, scene or state not found",
        cause: "A screen, a scene or a state was asked for that the input does not have.",
        remedy: "Use one of the names in the hint.")
    static let inputType = DiagnosticCode(
        "input.type", .error, "not a screen file",
        cause: "The name of the file does not end as those of screen files, storyboards and xibs do.",
        remedy: "Name a `.screen.yaml`, `.screen.json`, `.storyboard` or `.xib`.")
    static let projectConfiguration = DiagnosticCode(
        "project.configuration", .warning, "configuration not used",
        cause:
            "The `.maquette.yaml` around a screen cannot be read, so that it has neither its components nor its appearance.",
        remedy: "Correct the file; `maquette test` lists what is wrong with it.")
    static let projectFolder = DiagnosticCode(
        "project.folder", .note, "no project around a file",
        cause:
            "A storyboard or xib lies in no folder with a `.git`, an Xcode project or another mark of a project, and the "
            + "folders around it hold too much to be searched for asset catalogues and xibs.",
        remedy:
            "Name folders of images and catalogues with `--assets`, move the file into the folder of its project, or put "
            + "a `.maquette.yaml` into that folder.")
    static let deviceCanvas = DiagnosticCode(
        "device.canvas", .error, "no canvas",
        cause: "`--device canvas` was asked for, and the screen is not from a storyboard or xib.",
        remedy: "Name a device; `maquette devices` lists them.")
    package static let devicePad = DiagnosticCode(
        "device.pad", .note, "document or app for iPad",
        cause:
            "A storyboard, a xib or the app is for iPad alone and no device was named: it is shown on an iPad.",
        remedy: "Nothing is to be done; `--device` shows it on another device.")
    static let localizedCopy = DiagnosticCode(
        "localization.copy", .note, "copy in another language drawn",
        cause:
            "The storyboard or xib has a copy for the language of `--locale` (`de.lproj/Main.storyboard`), which is "
            + "drawn in its place, as an app does.",
        remedy: "Nothing is to be done; name a file of a language to see it in any case.")
    static let localizedScene = DiagnosticCode(
        "localization.scene", .warning, "scene missing in another language",
        cause:
            "The copy of a storyboard or xib for the language of `--locale` lacks a scene of the base file.",
        remedy: "Bring the copy up to date, or replace it by a strings file.")
    static let renderFailed = DiagnosticCode(
        "render.failed", .error, "screen could not be built",
        cause: "The closure of a screen written in Swift threw an error.",
        remedy: "Correct what the error in the message names.")
    static let screenBlank = DiagnosticCode(
        "screen.blank", .note, "picture without content",
        cause:
            "Nothing of a scene of a storyboard or xib is drawn but backgrounds that fill it: its views are hidden or "
            + "empty, or code fills them.",
        remedy:
            "Set what code would set in a screen file that extends the document, or declare components of its "
            + "classes.")
    static let renderSize = DiagnosticCode(
        "render.size", .error, "picture too large",
        cause: "The picture would have more pixels than can be drawn.",
        remedy: "Use a smaller device or scale, or leave `--full-page` out.")
    static let renderUnsupported = DiagnosticCode(
        "render.unsupported", .warning, "option not supported for the screen",
        cause:
            "The format has no counterpart for a part of the drawing, or text of a screen written in Swift was to be "
            + "changed.",
        remedy: "Use another format, or leave the option out.")
    static let defaultsFile = DiagnosticCode(
        "defaults.file", .error, "file of defaults not valid",
        cause:
            "The file given with `--defaults` is neither a JSON object nor a property list with values by key.",
        remedy: "Write a JSON object, or export a property list with `defaults export`.")
    package static let filmLength = DiagnosticCode(
        "film.length", .warning, "film too long",
        cause: "A film has more frames than are made, changed or not.",
        remedy: "Use fewer frames a second, or shorten the steps of the state.")
    package static let filmSize = DiagnosticCode(
        "film.size", .error, "film too large",
        cause: "The file of a film would be larger than is written.",
        remedy: "Use fewer frames a second, a smaller scale or a smaller device.")
    package static let flowSize = DiagnosticCode(
        "flow.size", .error, "map too large",
        cause: "The segues between the scenes are too many and too long to draw.",
        remedy: "Name fewer storyboards, or make a map of each.")
    package static let sheetSize = DiagnosticCode(
        "sheet.size", .error, "sheet too high",
        cause: "A sheet of so many pictures is higher than common viewers open.",
        remedy: "Make a PDF, which has pages, or name fewer files, devices or states.")
    package static let appCode = DiagnosticCode(
        "app.code", .warning, "code of the app stopped",
        cause:
            "The app's own code stopped with an error, ended the process, or took more time or memory than a screen "
            + "may.",
        remedy:
            "Read the message, and give the code what it needs in a file of the project's `Stubs` folder; without it, "
            + "the screen is drawn as its file declares it.")
    package static let appFallback = DiagnosticCode(
        "app.fallback", .error, "screen without the code of the app",
        cause:
            "The app's own code stopped, also with empty values and without the classes where it stopped: the screen is "
            + "what its file declares, or empty, and not what the app shows.",
        remedy:
            "Read the message and the output, and give the code what it needs in a file of the project's `Stubs` folder; "
            + "`--allow-fallback` accepts such pictures.")
    package static let appLost = DiagnosticCode(
        "app.lost", .warning, "the app's code shows less than the file",
        cause:
            "With the app's own code the screen is blank, or has lost the rows, the images or most texts that its file "
            + "has, as where data come from a server: it is drawn as the file declares it.",
        remedy:
            "Give the code what it needs in a file of the project's `Stubs` folder; `--trust-code-pictures` shows what "
            + "the code makes.")
    package static let appPartial = DiagnosticCode(
        "app.partial", .warning, "class in part",
        cause:
            "A class of the screen is shown without some of its code, which does not compile here: the picture need not "
            + "be what the app shows. Classes that are no views or view controllers, such as models and data sources, "
            + "are named once, with the first screen: which screens need them is not known.",
        remedy:
            "Read the reasons in the notes or in `report.json`, and declare what is missing in a file of the project's "
            + "`Stubs` folder.")
    package static let appScreens = DiagnosticCode(
        "app.screens", .error, "screens in Swift missing",
        cause:
            "A Swift file in the folder of screens that `.maquette.yaml` names does not compile in part, or the list of "
            + "screens stopped with an error.",
        remedy:
            "Correct the file; it belongs to the app's module, imports `Maquette`, and lists the screens in a type that "
            + "conforms to `ScreenGallery`.")
    package static let appProgram = DiagnosticCode(
        "app.program", .error, "no program of the app",
        cause: "The app was not built, or its program cannot be started behind a fence on this system.",
        remedy:
            "Read the message; `maquette doctor` says what the fence lacks, and `--trust-code` does without it."
    )
    package static let commandUsage = DiagnosticCode(
        "command.usage", .error, "command line cannot be used",
        cause: "Options exclude one another, or name a file, folder or view that is not there.",
        remedy: "Correct the command line; `maquette help` describes the options.")
    package static let commandOutput = DiagnosticCode(
        "command.output", .error, "standard output cannot be written",
        cause: "The file or device that standard output leads to takes no more.",
        remedy: "Check the space on the disk.")
    package static let commandServer = DiagnosticCode(
        "command.server", .error, "other executable cannot be started",
        cause:
            "`maquette report --serve`, `maquette preview --serve` and `maquette app` start other executables, which are "
            + "not beside the tool.",
        remedy:
            "Build them with `scripts/build-release` and the name of the executable, or use `maquette review`, `maquette "
            + "preview --watch` and `maquette render`.")

    /// The codes of the facade and the command line.
    package static let maquetteCodes: [DiagnosticCode] = [
        inputMissing, inputType, projectConfiguration, projectFolder, deviceCanvas, devicePad, localizedCopy,
        localizedScene,
        renderFailed, screenBlank,
        renderSize,
        renderUnsupported, filmLength, filmSize, flowSize, sheetSize, defaultsFile, appCode,
        appFallback, appLost, appPartial, appScreens, appProgram, commandUsage,
        commandOutput,
        commandServer,
    ]
}
