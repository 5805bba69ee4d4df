import Maquette

/// The command line flags of `SelectionOptions`.
enum SelectionFlag: String, CaseIterable, Sendable {
    case device = "--device"
    case orientation = "--orientation"
    case appearance = "--appearance"
    case textSize = "--text-size"
    case locale = "--locale"
    case direction = "--direction"
    case stress = "--stress"
    case scene = "--scene"
    case state = "--state"
    case at = "--at"
    case set = "--set"
    case rows = "--rows"
    case tab = "--tab"
    case outlineCustom = "--outline-custom"
    case chrome = "--chrome"
    case fullPage = "--full-page"
    case fonts = "--fonts"
    case assets = "--assets"
    case defaults = "--defaults"
    case workers = "-j"
    case strict = "--strict"
    case app = "--app"
    case noApp = "--no-app"
    case target = "--target"
    case stubs = "--stubs"
    case buildPath = "--build-path"
    case fetchPackages = "--fetch-packages"
    case controller = "--controller"
    case allowFallback = "--allow-fallback"
    case trustCodePictures = "--trust-code-pictures"
    case trustCode = "--trust-code"

    /// The flags that say which app's classes show the screens.
    static let ofApps: [SelectionFlag] = [
        .app, .noApp, .target, .stubs, .buildPath, .fetchPackages, .controller, .allowFallback,
        .trustCodePictures,
        .trustCode,
    ]

    /// Whether the flag is followed by a value.
    var takesValue: Bool {
        switch self {
        case .outlineCustom, .fullPage, .strict, .noApp, .fetchPackages, .allowFallback, .trustCodePictures,
            .trustCode:
            false
        default: true
        }
    }
}

extension SelectionOptions {
    /// The arguments of a command line with the same options.
    var arguments: [String] {
        SelectionFlag.allCases.flatMap { flag in
            values(of: flag).flatMap { value in
                // A value may begin with a hyphen.
                flag == .workers
                    ? [flag.rawValue, value] : [flag.takesValue ? "\(flag.rawValue)=\(value)" : value]
            }
        }
    }

    /// The values of a flag in the order of the command line; those of one without a value are itself.
    private func values(of flag: SelectionFlag) -> [String] {
        switch flag {
        case .device: device
        case .orientation: orientation.map(\.rawValue)
        case .appearance: appearance.map(\.rawValue)
        case .textSize: textSize.map(\.rawValue)
        case .locale: locale
        case .direction: direction.map(\.rawValue)
        case .stress: stress.map(\.rawValue)
        case .scene: scene
        case .state: state
        case .at: at.map { $0.description }
        case .set: set
        case .rows: rows.map { [String($0)] } ?? []
        case .tab: tab.map { [$0] } ?? []
        case .outlineCustom: outlineCustom ? [flag.rawValue] : []
        case .chrome: chrome.map(\.rawValue)
        case .fullPage: fullPage ? [flag.rawValue] : []
        case .fonts: fonts
        case .assets: assets
        case .defaults: defaults.map { [$0] } ?? []
        case .workers: workers.map { [String($0)] } ?? []
        case .strict: strict ? [flag.rawValue] : []
        case .app: [app.app].compactMap(\.self)
        case .noApp: app.noApp ? [flag.rawValue] : []
        case .target: [app.target].compactMap(\.self)
        case .stubs: [app.stubs].compactMap(\.self)
        case .buildPath: [app.buildPath].compactMap(\.self)
        case .fetchPackages: app.fetchPackages ? [flag.rawValue] : []
        case .controller: app.controller
        case .allowFallback: app.allowFallback ? [flag.rawValue] : []
        case .trustCodePictures: app.trustCodePictures ? [flag.rawValue] : []
        case .trustCode: app.trustCode ? [flag.rawValue] : []
        }
    }

    /// The flags that were given.
    var given: [SelectionFlag] { SelectionFlag.allCases.filter { !values(of: $0).isEmpty } }

    /// Rejects flags that would have no effect.
    ///
    /// - Parameters:
    ///   - flags: The flags.
    ///   - reason: The reason, as the rest of a sentence that begins with the flag: `--set has …`.
    /// - Throws: `CommandFailure` if one of them was given.
    func reject(_ flags: [SelectionFlag], _ reason: String) throws {
        if let flag = given.first(where: flags.contains) {
            throw CommandFailure.usage("\(flag.rawValue) \(reason)")
        }
    }

    /// Rejects `--at` for a command that looks at screens at rest.
    func rejectTimes() throws {
        try reject([.at], "is a moment, and this verb looks at the screen at rest, or as steps leave it")
    }

    /// Rejects `--chrome` and `--outline-custom` for a command that only uses frames.
    func rejectChrome() throws {
        try reject([.chrome, .outlineCustom], "changes the picture, not the frames that this verb looks at")
    }
}
