package import Files
package import FlyingFox
package import Foundation

extension HTTPResponse {
    /// Returns an answer that browsers neither keep nor show in other pages.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - type: The media type.
    ///   - body: The content.
    ///   - policy: The content security policy; nothing is allowed without one.
    /// - Returns: The answer.
    package static func answer(
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
            ]), body: HTTPBodySequence(data: body, suggestedBufferSize: max(1, body.count)))
    }

    /// Returns a line of text.
    package static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        answer(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    /// Returns a JSON value; FlyingFox has another type of that name.
    package static func json(_ status: HTTPStatusCode, _ value: Files.JSONValue) -> HTTPResponse {
        answer(status, "application/json", Data(value.text.utf8))
    }
}
