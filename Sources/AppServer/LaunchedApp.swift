import CProcesses
import Foundation
import Glibc
import Maquette

/// This process, as a copy of the program that launches the app and then answers requests by copies of itself.
///
/// Copies have the memory of this process and no threads but one. Where the app's launch leaves more than memory - threads,
/// open files, folders on the disk - this process answers one request itself, and ends.
struct LaunchedApp {
    private var server: ScreenServer
    private let original: OriginalProcess
    private let answersOthers: Bool
    private let descriptorCount: Int

    /// Creates the process.
    ///
    /// - Parameters:
    ///   - server: What lays out the screens.
    ///   - original: The process that sends the requests.
    ///   - answersOthers: Whether it may answer more than one request.
    init(_ server: ScreenServer, _ original: OriginalProcess, answersOthers: Bool) {
        self.server = server
        self.original = original
        self.answersOthers = answersOthers
        descriptorCount = Self.openDescriptorCount
    }

    /// Launches the app and answers a request, and then those that come.
    func answer(_ request: SourceRequest, _ recipe: ScreenRecipe) -> Never {
        var launched = self, server = server
        var copy: (of: OriginalProcess, before: LoadedFiles)?
        let reply = server.reply(to: request, recipe) {
            guard launched.canBeCopied else { return nil }
            let next = launched.nextRequest(request, recipe)
            copy = (next.original, launched.server.loadedFiles)
            return (next.request, next.recipe)
        }
        let loaded = server.loadedFiles
        let isSent =
            if let copy {
                copy.of.send(HeaderedBytes.joined(loaded.subtracting(copy.before), reply))
            } else {
                original.send(
                    LaunchedAnswer(isLast: true, outcome: SourceOutcome(.finished), loaded: loaded)
                        .bytes(with: reply))
            }
        _exit(isSent ? 0 : 1)
    }

    /// Whether copies of this process have all that there is.
    private var canBeCopied: Bool {
        answersOthers && maquette_has_one_thread() != 0 && descriptorCount == Self.openDescriptorCount
            && !server.launchIsShared()
    }

    private static var openDescriptorCount: Int { (0..<256).count { fcntl($0, F_GETFD) >= 0 } }

    /// Answers requests by copies of this process; returns only in a copy, with the request that it is to answer.
    private mutating func nextRequest(
        _ first: SourceRequest, _ firstRecipe: ScreenRecipe
    ) -> (request: SourceRequest, recipe: ScreenRecipe, original: OriginalProcess) {
        var request = first, recipe: ScreenRecipe? = firstRecipe
        while true {
            var answer = LaunchedAnswer(outcome: SourceOutcome(.notStarted("there is no such screen")))
            var reply: ArraySlice<UInt8> = []
            if let recipe {
                switch ProcessCopy.make(takingRequests: false, without: original.descriptors) {
                case .copy(let original): return (request, recipe, original)
                case .failure(let reason): answer.outcome = SourceOutcome(.notStarted(reason))
                case .original(let process): reply = Self.reply(of: process, into: &answer)
                }
            }
            server.load(answer.loaded)
            guard original.send(answer.bytes(with: Array(reply))), let bytes = original.receive(),
                let next = try? JSONDecoder().decode(SourceRequest.self, from: Data(bytes))
            else { _exit(0) }
            (request, recipe) = (next, server.recipe(for: next))
        }
    }

    /// Waits for a copy; returns its reply, empty if it has none.
    private static func reply(
        of process: ProcessCopy, into answer: inout LaunchedAnswer
    ) -> ArraySlice<UInt8> {
        let message = process.receive()
        process.waitForEnd()
        guard let message,
            let (loaded, reply) = HeaderedBytes.read(
                LoadedFiles.self, from: message[...], headerLimit: message.count)
        else {
            answer.outcome = process.outcome
            return []
        }
        answer.outcome = process.outcome(.finished)
        answer.loaded = loaded
        return reply
    }
}
