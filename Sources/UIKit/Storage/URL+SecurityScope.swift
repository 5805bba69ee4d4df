extension URL {
    /// Asks for a file that the user has chosen: all files of a render may be read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Stops accessing a security-scoped resource; has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Asks for a file that the user has chosen: all files of a render may be read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Stops accessing a security-scoped resource; has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
    /// Whether the app was made for iOS and runs on a Mac: it does not.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the app runs on a Mac: it does not.
    public var isMacCatalystApp: Bool { false }
}
