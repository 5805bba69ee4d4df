extension URL {
    /// Makes a security-scoped resource accessible; returns true, as all files of a render may be read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Stops accessing a security-scoped resource; has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Makes a security-scoped resource accessible; returns true, as all files of a render may be read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Stops accessing a security-scoped resource; has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
    /// Whether the process is an iOS app on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the process is a Mac Catalyst app: never.
    public var isMacCatalystApp: Bool { false }
}
