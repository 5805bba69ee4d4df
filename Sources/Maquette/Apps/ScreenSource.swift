import Files

/// What lays out screens with an app's classes in place of this process, which never runs an app's code.
///
/// It belongs to the selection that recipes are loaded with (`InputSelection.source`); a renderer asks it for layout
/// trees and does everything after them itself.
package protocol ScreenSource: AnyObject, Sendable {
    /// What is known of the app.
    var facts: AppFacts { get }

    /// Whether the pictures of its code are shown also where they have less than the file of the screen.
    var trustsPictures: Bool { get }

    /// What is wrong with its screens in Swift, of which some may be missing.
    var screenProblems: [Diagnostic] { get }

    /// A digest of all that its screens depend on: the app's program and the files of its project; nil if some of it
    /// cannot be read.
    var fingerprint: String? { get }

    /// Takes notice of the screens that it will be asked for, so that it can read their files once for all.
    ///
    /// - Parameter screens: The screens in the order in which they are delivered; the first receives the warnings about the
    ///   whole app.
    func expect(_ screens: [ScreenOccurrence])

    /// Lays out a screen. May be called on several threads.
    ///
    /// - Parameters:
    ///   - request: The screen and its conditions.
    ///   - session: The fonts that the screen is drawn with.
    ///   - screen: Receives the layout tree, events, output and diagnostics.
    /// - Returns: Whether the app's code has made the screen; if not, its file is drawn as it declares the screen, and
    ///   the diagnostics say why.
    func layOut(
        _ request: SourceRequest, in session: RenderSession, into screen: inout RenderedScreen
    ) -> Bool

    /// Records what a screen shows while its clock runs.
    ///
    /// - Parameters:
    ///   - request: The screen and its conditions.
    ///   - rate: The number of moments a second, from 1 to 60.
    ///   - session: The fonts that the screen is drawn with.
    ///   - screen: Receives events, output and diagnostics.
    /// - Returns: The moments; nil if the app's code has not made them.
    func moments(
        _ request: SourceRequest, framesPerSecond rate: Int, in session: RenderSession,
        into screen: inout RenderedScreen
    ) -> ScreenMoments?
}

/// What is known of an app without running its code.
package struct AppFacts: Codable, Hashable, Sendable {
    /// The names of its classes that files may name, sorted.
    package var classNames: [String]
    /// The names of those that are view controllers, sorted.
    package var controllerNames: [String]
    /// The name of the class of the application's delegate; nil for none.
    package var delegateName: String?
    /// Whether its information property list names a storyboard for the first screen.
    package var hasMainStoryboard: Bool
    /// Whether there is no information property list.
    package var lacksInformation: Bool
    /// Whether it is for iPad alone.
    package var isForPad: Bool
    /// Its screens in Swift, in the order of their lists, and its previews.
    package var screens: [ListedScreen] = []
    /// Why its screens in Swift are not known; nil if they are.
    package var screenProblem: String?

    /// Returns the screens in Swift whose names a pattern matches.
    ///
    /// - Parameter pattern: A name; `*` in it matches any part.
    /// - Returns: The screens, in the order of their lists.
    package func screens(matching pattern: String) -> [ListedScreen] {
        let glob = GlobPattern(pattern)
        return screens.filter { $0.name == pattern || glob.matches(Array($0.name.unicodeScalars)) }
    }

    /// Returns the screens in Swift whose names one of several patterns matches.
    ///
    /// - Parameter patterns: Names in which `*` matches any part; none for all screens but previews.
    /// - Returns: The screens, in the order of their lists.
    package func screens(matching patterns: [String]) -> [ListedScreen] {
        guard !patterns.isEmpty else { return screens.filter { !$0.isPreview } }
        let names = Set(patterns.flatMap { screens(matching: $0) }.map(\.name))
        return screens.filter { names.contains($0.name) }
    }

    /// What is believed of the facts, which come from a program that runs the app's code: names become names of files and
    /// are printed.
    package var checked: AppFacts {
        var facts = self
        facts.screenProblem = screenProblem.map { String($0.prefix(300)).printable }
        facts.controllerNames.removeAll { !Self.isName($0) }
        facts.screens = facts.screens.prefix(Self.screenLimit).filter { screen in
            Self.isName(screen.name) && screen.states.count <= Self.screenLimit
                && screen.states.allSatisfy { Self.isName($0.name) }
        }
        if facts.screens.count < screens.count, facts.screenProblem == nil {
            facts.screenProblem =
                "a screen or a state of one has a name that cannot be that of a file: \"/\" and line breaks are not allowed"
        }
        return facts
    }

    /// The greatest number of screens, and of states of one. Chosen: more than people look through.
    private static let screenLimit = 10_000

    /// Whether a text can be the beginning of the name of a file.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".") && text.utf8.count <= 200
            && text.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
    }

    /// Returns the names of the view controllers that a pattern matches.
    ///
    /// - Parameter pattern: A name; `*` in it matches any part of one.
    /// - Returns: The names, sorted.
    package func controllerNames(matching pattern: String) -> [String] {
        let glob = GlobPattern(pattern)
        return controllerNames.filter { $0 == pattern || glob.matches(Array($0.unicodeScalars)) }
    }

    /// Returns whether its code shows the first screen when the app is launched, and no storyboard.
    ///
    /// - Parameter hasFiles: Whether it has storyboards, one of which is taken for the main one where nothing says.
    /// - Returns: Whether it does.
    package func showsScreenByCode(hasFiles: Bool) -> Bool {
        delegateName != nil && !hasMainStoryboard && !(lacksInformation && hasFiles)
    }
}
