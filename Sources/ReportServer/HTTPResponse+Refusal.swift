import Files
import FlyingFox
import LoopbackServer

extension HTTPResponse {
    /// Returns why a golden was not approved.
    static func refusal(_ status: HTTPStatusCode, _ golden: String, _ message: String) -> HTTPResponse {
        json(
            status,
            .members(["golden": .string(golden), "approved": .bool(false), "message": .string(message)]))
    }
}
