public import Testing

/// Settings of the snapshot assertions in a test or suite.
public struct SnapshotsTestTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether tests in a suite inherit the trait.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var inside = SnapshotTestingConfiguration.inside(configuration.record, configuration.diffTool)
        inside.numbers = SnapshotNumbers()
        try await SnapshotTestingConfiguration.$current.withValue(inside, operation: function)
    }
}

extension Trait where Self == SnapshotsTestTrait {
    /// Snapshots without a name are numbered from 1 in each test.
    public static var snapshots: Self { snapshots() }

    /// Settings of snapshot assertions.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings of snapshot assertions.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTestTrait(configuration: configuration)
    }
}
