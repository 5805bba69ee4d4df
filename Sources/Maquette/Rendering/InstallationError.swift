/// A missing part of the installation.
public struct InstallationError: Error, Hashable, Sendable {
    /// What is missing, and how to fix it.
    public var diagnostic: Diagnostic
}
