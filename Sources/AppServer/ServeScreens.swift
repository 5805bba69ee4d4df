import AppFence
import Foundation
public import Maquette

/// Answers the tool's requests with the screens of an app, until the tool ends.
///
/// This is all that the program of an app does. It is started within a fence, with a socket to the tool; what the app's code
/// does stays in a copy of the process that is made for each screen.
///
/// - Parameter app: The app's classes.
public func serveScreens(of app: AppClasses) -> Never {
    let channel = MessageChannel.ofFencedProgram
    do {
        try channel.send(Array(JSONEncoder().encode(facts(of: app, without: channel.descriptor))))
        let configuration = try JSONDecoder().decode(
            SourceConfiguration.self, from: Data(channel.receive()))
        // Where the installation's data is, before something asks for it.
        setenv("MAQUETTE_FONTS", configuration.fonts, 1)
        if let data = configuration.data { setenv("MAQUETTE_DATA", data, 1) }
        var server = try ScreenServer(app, configuration)
        while true {
            try channel.send(answer(to: channel.receive(), by: &server, without: channel.descriptor))
        }
    } catch FenceError.closed {
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}

/// Returns what a copy of this process answers to a request, with what the code has printed and how it has ended.
private func answer(
    to bytes: [UInt8], by server: inout ScreenServer, without socket: Int32
) throws -> [UInt8] {
    let request = try JSONDecoder().decode(SourceRequest.self, from: Data(bytes))
    guard let recipe = server.recipe(for: request) else {
        return SourceOutcome(.notStarted("there is no such screen")).bytes(with: [])
    }
    var copy = server
    let (outcome, reply) = ForkedReply.outcome(without: socket) { copy.reply(to: request, recipe) }
    return outcome.bytes(with: reply)
}

/// Returns what the tool may know of an app. Its lists of screens are called in a copy of this process.
private func facts(of app: AppClasses, without socket: Int32) -> AppFacts {
    var facts = app.facts
    guard app.hasGalleries else { return facts }
    let (outcome, reply) = ForkedReply.outcome(without: socket) {
        (try? JSONEncoder().encode(app.listedScreens)).map(Array.init) ?? []
    }
    if let screens = try? JSONDecoder().decode([ListedScreen].self, from: Data(reply)) {
        facts.screens = screens
    } else {
        // Behind the reason, the runtime lists the calls.
        let lines = outcome.errors.split(separator: "\n")
        let reason = lines.first { $0.contains("error: ") } ?? lines.last
        facts.screenProblem = "the list of screens stopped" + (reason.map { ": \($0)" } ?? "")
    }
    return facts
}
