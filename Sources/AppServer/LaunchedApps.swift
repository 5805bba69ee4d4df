import Foundation
import Maquette

/// Answers requests by copies of this process, so that nothing of what the app's code does is there for the next.
///
/// A copy launches the app, and answers each request of the same conditions by a copy of itself: what the app's code does
/// at its launch is done once for all of them, and what is made of one screen is not there for another.
struct LaunchedApps {
    private var server: ScreenServer
    /// A descriptor that copies must not have.
    private let socket: Int32
    /// The copies that have launched the app, the one that was asked last at the end.
    private var copies: [(conditions: LaunchConditions, process: ProcessCopy)] = []

    /// The number of copies that wait for requests. Chosen: the variants of most runs; each has a few megabytes of its own.
    private static let limit = 16

    init(_ server: ScreenServer, without socket: Int32) {
        self.server = server
        self.socket = socket
    }

    /// Returns what a copy of this process answers to a request, with what the code has printed and how it has ended.
    ///
    /// - Parameter bytes: The request.
    /// - Returns: The answer.
    /// - Throws: `DecodingError` if it is none.
    mutating func answer(_ bytes: [UInt8]) throws -> [UInt8] {
        let request = try JSONDecoder().decode(SourceRequest.self, from: Data(bytes))
        guard let recipe = server.recipe(for: request) else {
            return SourceOutcome(.notStarted("there is no such screen")).bytes(with: [])
        }
        let conditions = server.launchConditions(of: request, recipe)
        if let conditions, let index = copies.firstIndex(where: { $0.conditions == conditions }) {
            let process = copies.remove(at: index).process
            if process.send(bytes), let message = process.receive() {
                return answer(in: message, of: process, conditions)
            }
        }
        let closed = [socket] + copies.flatMap(\.process.ownDescriptors)
        switch ProcessCopy.make(takingRequests: true, without: closed) {
        case .failure(let reason): return SourceOutcome(.notStarted(reason)).bytes(with: [])
        case .copy(let original):
            LaunchedApp(server, original, answersOthers: conditions != nil).answer(request, recipe)
        case .original(let process):
            guard let message = process.receive() else { return process.outcome.bytes(with: []) }
            return answer(in: message, of: process, conditions)
        }
    }

    /// Returns the answer that a copy has sent, and keeps the copy if it answers other requests.
    private mutating func answer(
        in message: [UInt8], of process: ProcessCopy, _ conditions: LaunchConditions?
    ) -> [UInt8] {
        guard let (answer, reply) = LaunchedAnswer.read(message) else {
            return process.outcome(.notStarted("a copy of the program has sent no answer")).bytes(with: [])
        }
        // What the app has printed at its launch belongs to each screen.
        var outcome = process.outcome(answer.outcome.end)
        outcome.output += answer.outcome.output
        outcome.errors += answer.outcome.errors
        server.load(answer.loaded)
        if let conditions, !answer.isLast {
            copies.append((conditions, process))
            if copies.count > Self.limit { copies.removeFirst().process.terminate() }
        }
        return outcome.bytes(with: Array(reply))
    }
}
