package import Diagnostics
import Files

extension GoldenStore {
    /// Returns why goldens made by something else than `current` are not compared; nil if they were made by it, or
    /// nobody has said what made them.
    package func mismatch(
        with current: GoldenEnvironment, _ options: RunOptions = RunOptions()
    ) -> Diagnostic? {
        do throws(FileError) {
            guard let stored = try environment(), stored != current else { return nil }
            return current.mismatch(with: stored, at: lockPath, options)
        } catch {
            return error.diagnostic
        }
    }

    /// Says what goldens that were just written were made with; returns why that failed.
    package func record(_ current: GoldenEnvironment) -> Diagnostic? {
        do throws(FileError) {
            // A file that cannot be understood is replaced.
            if (try? environment()) != current { try write(current) }
            return nil
        } catch {
            return error.diagnostic
        }
    }
}
