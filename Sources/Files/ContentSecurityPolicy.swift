/// Sources of content security policies, which pages state for themselves.
package enum ContentSecurityPolicy {
    /// Returns the source that allows an inline style or script with exactly some text: its SHA-256.
    package static func source(ofInline text: String) -> String {
        "'sha256-\(Base64.encode(SHA256.digest(of: Array(text.utf8))))'"
    }
}
