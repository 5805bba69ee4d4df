import Files

extension GoldenApproval {
    /// Gives the golden of a screen that was renamed the screen's new name.
    ///
    /// - Parameters:
    ///   - result: A result whose golden is missing.
    ///   - report: The run that has compared it.
    ///   - name: The name of the equal golden that belongs to no screen.
    /// - Returns: Whether it was moved; false if that has happened before.
    /// - Throws: `GoldenApprovalError` if the golden has changed since the run, or cannot be moved.
    package func move(
        _ result: StoredResult, of report: RunReport, from name: String
    ) throws(GoldenApprovalError) -> Bool {
        // What was not kept was equal when the run compared it, and is compared again by the next one.
        let actual = result.lacksEvidence ? nil : try actual(of: result, in: report)
        func isEqual(_ golden: [UInt8]) -> Bool {
            let digest = actual.map { GoldenRenames.digest(of: $0, result.kind) }
            return digest.map { $0 == GoldenRenames.digest(of: golden, result.kind) } ?? true
        }
        let source = try attempt { () throws(FileError) in try store.bytes(of: name, result.kind) }
        let golden = try attempt { () throws(FileError) in try store.bytes(of: result.name, result.kind) }
        if let golden {
            guard source == nil, isEqual(golden) else { throw .stale(result) }
            return false
        }
        guard let source, isEqual(source) else { throw .notMovable(result, name: name) }
        try attempt { () throws(FileError) in
            try store.move(result.kind, from: name, to: result.name)
        }
        return true
    }

    private func attempt<Result>(
        _ body: () throws(FileError) -> Result
    ) throws(GoldenApprovalError) -> Result {
        do throws(FileError) { return try body() } catch { throw .unwritable(error) }
    }
}
