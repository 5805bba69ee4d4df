/// The flags that say what is rendered, as they are written.
enum SelectionFlag: String, CaseIterable, Hashable, Sendable {
    case device = "--device"
    case orientation = "--orientation"
    case appearance = "--appearance"
    case textSize = "--text-size"
    case locale = "--locale"
    case direction = "--direction"
    case stress = "--stress"
    case scene = "--scene"
    case state = "--state"
    case set = "--set"
    case chrome = "--chrome"
    case fullPage = "--full-page"
    case fonts = "--fonts"
    case assets = "--assets"
    case workers = "-j"
    case strict = "--strict"
}

extension SelectionOptions {
    /// The flags that were given.
    var given: Set<SelectionFlag> {
        let lists: [(SelectionFlag, Bool)] = [
            (.device, device.isEmpty), (.orientation, orientation.isEmpty), (.appearance, appearance.isEmpty),
            (.textSize, textSize.isEmpty), (.locale, locale.isEmpty), (.direction, direction.isEmpty),
            (.stress, stress.isEmpty), (.scene, scene.isEmpty), (.state, state.isEmpty), (.set, set.isEmpty),
            (.chrome, chrome.isEmpty), (.fullPage, !fullPage), (.fonts, fonts.isEmpty),
            (.assets, assets.isEmpty), (.workers, workers == nil), (.strict, !strict),
        ]
        return Set(lists.filter { !$0.1 }.map(\.0))
    }

    /// Refuses flags that would change nothing.
    ///
    /// - Parameters:
    ///   - flags: The flags.
    ///   - reason: Why, as a sentence that begins with the flag: `--set has …`.
    /// - Throws: `CommandFailure` where one of them was given.
    func refuse(_ flags: Set<SelectionFlag>, _ reason: String) throws {
        let given = given
        if let flag = SelectionFlag.allCases.first(where: { flags.contains($0) && given.contains($0) }) {
            throw CommandFailure.usage("\(flag.rawValue) \(reason)")
        }
    }

    /// Refuses what is drawn around a screen for a verb that looks at frames only.
    func refuseChrome() throws {
        try refuse([.chrome], "changes the picture, not the frames that this verb looks at")
    }
}
