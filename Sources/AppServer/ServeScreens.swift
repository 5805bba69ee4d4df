import AppFence
import Foundation
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
        try channel.send(Array(JSONEncoder().encode(app.facts)))
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
