/// What the installation lacks.
public struct InstallationError: Error, Hashable, Sendable {
    /// What, and what to do.
    public var diagnostic: Diagnostic
}
