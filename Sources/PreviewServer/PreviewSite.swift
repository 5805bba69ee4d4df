import Files
import Flows
import FlyingFox
import Foundation
import Gallery
import LoopbackServer
import Maquette
import Synchronization

/// The page of a project's gallery, its data and pictures, and the stream of what has changed.
///
/// Everything comes from memory; no part of an address is ever a path on disk.
final class PreviewSite: LoopbackSite {
    private let project: PreviewProject
    private let queue: RenderQueue
    private let hub: EventHub
    private let choices: ChoiceTable
    private let page = GalleryPage(isLive: true)
    private let address = Mutex<PrivateAddress?>(nil)
    /// The scene that was opened last.
    private let opened = Mutex<PreviewKey?>(nil)

    /// Creates the site of a project.
    init(project: PreviewProject) {
        let hub = EventHub(), choices = ChoiceTable()
        (self.project, self.hub, self.choices) = (project, hub, choices)
        queue = RenderQueue(project: project) { key, scene in
            hub.publish(
                "entry",
                .members([
                    "choice": .integer(choices.number(of: key.choice)), "id": .integer(key.scene),
                    "entry": scene.served.entry,
                ]))
        }
    }

    /// Starts the threads that render.
    func start() {
        queue.start(workers: project.options.workers)
        renderIdly(nil)
    }

    /// Sends a comment to all pages, by which those that were closed are found.
    func publishHeartbeat() { hub.publishHeartbeat() }

    func open(at address: PrivateAddress) { self.address.withLock { $0 = address } }

    /// Sends the pages what has changed.
    func publish(_ effect: PreviewProject.Effect) {
        // The scene that is open is asked for at once.
        if let key = opened.withLock({ $0 }), effect.scenes?.contains(key.scene) ?? true {
            queue.prepare(key)
        }
        hub.publish(
            "changed",
            .members([
                "generation": .integer(effect.generation), "isList": .bool(effect.isList),
                "ids": effect.scenes.map { .array($0.map(JSONValue.integer)) } ?? .null,
            ]))
        renderIdly(effect.scenes)
    }

    /// Renders scenes, by default all, when there is nothing else to do, so that they can be searched.
    private func renderIdly(_ scenes: [Int]?) {
        let numbers = scenes ?? project.sceneNumbers.scenes
        queue.renderIdly(numbers.map { PreviewKey(scene: $0, choice: .initial) })
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let path = address.withLock({ $0?.path(of: request) }) else {
            return .text(.forbidden, "refused\n")
        }
        guard request.method == .GET else { return .text(.methodNotAllowed, "not allowed\n") }
        switch path {
        case "":
            return .answer(.ok, "text/html; charset=utf-8", Data(page.text.utf8), policy: page.policy)
        case "live/list": return list(request)
        case "live/scene": return await scene(request)
        case "live/map": return map(request)
        case "live/events": return events()
        default: return await picture(path)
        }
    }

    private func events() -> HTTPResponse {
        let stream = hub.open("hello", .members(["generation": .integer(project.sceneNumbers.generation)]))
        var answer = HTTPResponse.answer(.ok, "text/event-stream", Data())
        answer.payload = .httpBody(HTTPBodySequence(from: stream))
        return answer
    }

    private func list(_ request: HTTPRequest) -> HTTPResponse {
        guard let choice = PreviewChoice(request.query.map { ($0.name, $0.value) }) else {
            return .text(.badRequest, "no such condition\n")
        }
        let list = PreviewList(
            project: project, queue: queue, choice: choice, number: choices.number(of: choice))
        return .json(.ok, list.json)
    }

    private func scene(_ request: HTTPRequest) async -> HTTPResponse {
        func number(_ name: String) -> Int? {
            request.query.first { $0.name == name }.flatMap { Int($0.value) }
        }
        guard let choice = number("choice").flatMap(choices.choice), let id = number("id") else {
            return .text(.notFound, "not found\n")
        }
        let key = PreviewKey(scene: id, choice: choice)
        guard project.name(of: id) != nil else { return .text(.notFound, "not found\n") }
        opened.withLock { $0 = key }
        guard let scene = await queue.scene(key, .open) else { return .text(.notFound, "not found\n") }
        var answer = HTTPResponse.answer(.ok, "application/json", Data(scene.served.data.utf8))
        answer.headers[HTTPHeader("Server-Timing")] = scene.timings
            .map { "\($0.name);dur=\(($0.milliseconds * 100).rounded() / 100)" }.joined(separator: ", ")
        return answer
    }

    private func map(_ request: HTTPRequest) -> HTTPResponse {
        let number = request.query.first { $0.name == "choice" }.flatMap { Int($0.value) }
        guard let number, let choice = choices.choice(number) else { return .text(.notFound, "not found\n") }
        let map = PreviewMap(project: project, queue: queue, choice: choice, number: number)
        do throws(FlowError) {
            return try map.json().map { .json(.ok, $0) } ?? .text(.notFound, "There are no segues.\n")
        } catch {
            return .text(.notFound, "There is no map: \(error.diagnostic.message).\n")
        }
    }

    /// A picture or a thumbnail by its digest, or the thumbnail of a scene, which is rendered first.
    private func picture(_ path: String) async -> HTTPResponse {
        if let known = queue.pictures.picture(path) { return .answer(.ok, "image/png", known) }
        if let key = thumbnailKey(path), project.name(of: key.scene) != nil,
            let scene = await queue.scene(key, .visible),
            let digest = scene.served.cover,
            let picture = queue.pictures.picture(GalleryFile.thumbnail(digest).path)
        {
            return .answer(.ok, "image/png", picture)
        }
        return .text(.notFound, "not found\n")
    }

    /// Returns the scene of `thumbnails/live-CHOICE-SCENE-GENERATION.png`; nil for another path.
    private func thumbnailKey(_ path: String) -> PreviewKey? {
        let start = "thumbnails/live-", end = ".png"
        guard path.hasPrefix(start), path.hasSuffix(end) else { return nil }
        let numbers = path.dropFirst(start.count).dropLast(end.count).split(
            separator: "-", omittingEmptySubsequences: false
        ).map { Int($0) }
        guard numbers.count == 3, let number = numbers[0], let choice = choices.choice(number),
            let scene = numbers[1]
        else { return nil }
        return PreviewKey(scene: scene, choice: choice)
    }
}
