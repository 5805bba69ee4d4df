import Goldens
import Maquette
import Synchronization

/// The goldens that assertions of this process have compared, so that no two assertions share one.
enum ComparedGoldens {
    private struct Claim {
        var origin: String
        var content: Int
    }

    private static let claims = Mutex<[String: Claim]>([:])

    /// Registers the comparison of a subject with a golden.
    ///
    /// The same assertion may register again, as when tests are repeated, if the subject is the same.
    ///
    /// - Returns: Why the comparison is not allowed; nil if it is.
    static func claim(_ path: String, for subject: GoldenSubject, by origin: String) -> Diagnostic? {
        claim(path, content: subject.contentBytes.hashValue, by: origin)
    }

    /// Registers the comparison of a content, as a hash of it, with a golden.
    static func claim(_ path: String, content: Int, by origin: String) -> Diagnostic? {
        let claim = Claim(origin: origin, content: content)
        let earlier = claims.withLock { claims -> Claim? in
            defer { claims[path] = claims[path] ?? claim }
            return claims[path]
        }
        guard let earlier else { return nil }
        let hint = "give each a name of its own: assertScreen(…, named: \"…\")"
        if earlier.origin != origin {
            return Diagnostic(
                .goldenShared, "two assertions share this golden, \(earlier.origin) and \(origin)",
                hints: [hint])
        }
        guard earlier.content != claim.content else { return nil }
        return Diagnostic(
            .goldenShared, "the assertion \(origin) compares different screens with this golden",
            hints: [hint])
    }
}
