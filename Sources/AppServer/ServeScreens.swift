import AppFence
import Foundation
import Glibc
public import Maquette

/// Answers the tool's requests with the screens of an app, until the tool ends.
///
/// This is all that the program of an app does. It is started within a fence, with a socket to the tool; what the app's code
/// does stays in copies of the process, one for each screen.
///
/// - Parameter app: The app's classes.
public func serveScreens(of app: AppClasses) -> Never {
    let channel = MessageChannel.ofFencedProgram
    // A copy that has ended takes no requests.
    signal(SIGPIPE, SIG_IGN)
    do {
        try channel.send(Array(JSONEncoder().encode(facts(of: app, without: channel.descriptor))))
        let configuration = try JSONDecoder().decode(
            SourceConfiguration.self, from: Data(channel.receive()))
        // Where the installation's data is, before something asks for it.
        setenv("MAQUETTE_FONTS", configuration.fonts, 1)
        if let data = configuration.data { setenv("MAQUETTE_DATA", data, 1) }
        var apps = LaunchedApps(try ScreenServer(app, configuration), without: channel.descriptor)
        while true { try channel.send(apps.answer(channel.receive())) }
    } catch FenceError.closed {
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}

/// Returns what the tool may know of an app. Its lists of screens are called in a copy of this process.
private func facts(of app: AppClasses, without socket: Int32) -> AppFacts {
    var facts = app.facts
    guard app.hasGalleries else { return facts }
    switch ProcessCopy.make(takingRequests: false, without: [socket]) {
    case .failure(let reason): facts.screenProblem = "the list of screens was not asked for: \(reason)"
    case .copy(let original):
        let isSent = original.send((try? JSONEncoder().encode(app.listedScreens)).map(Array.init) ?? [])
        _exit(isSent ? 0 : 1)
    case .original(let process):
        let message = process.receive() ?? []
        process.waitForEnd()
        if let screens = try? JSONDecoder().decode([ListedScreen].self, from: Data(message)) {
            facts.screens = screens
        } else {
            // Behind the reason, the runtime lists the calls.
            let lines = process.outcome.errors.split(separator: "\n")
            let reason = lines.first { $0.contains("error: ") } ?? lines.last
            facts.screenProblem = "the list of screens stopped" + (reason.map { ": \($0)" } ?? "")
        }
    }
    return facts
}
