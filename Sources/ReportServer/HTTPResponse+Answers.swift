import Files
import FlyingFox
import Foundation

extension HTTPResponse {
    /// Returns an answer that browsers neither keep nor show in other pages.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - type: The media type.
    ///   - body: The content.
    ///   - policy: The content security policy; nothing is allowed without one.
    /// - Returns: The answer.
    static func answer(
        _ status: HTTPStatusCode, _ type: String, _ body: Data, policy: String = "default-src 'none'"
    ) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: HTTPHeaders([
                .contentType: type, .cacheControl: "no-store",
                HTTPHeader("Content-Security-Policy"): policy + "; frame-ancestors 'none'",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Referrer-Policy"): "no-referrer",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
            ]), body: body)
    }

    /// Returns a line of text.
    static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        answer(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    /// Returns a JSON value; FlyingFox has another type of that name.
    static func json(_ status: HTTPStatusCode, _ value: Files.JSONValue) -> HTTPResponse {
        answer(status, "application/json", Data(value.text.utf8))
    }

    /// Returns why a golden was not approved.
    static func refusal(_ status: HTTPStatusCode, _ golden: String, _ message: String) -> HTTPResponse {
        json(
            status,
            .members(["golden": .string(golden), "approved": .bool(false), "message": .string(message)]))
    }
}
