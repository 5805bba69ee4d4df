import Goldens
import Maquette
import Synchronization

/// What the goldens of each folder were made with, which is checked once in a process.
enum GoldenEnvironments {
    private struct Folder {
        /// Why nothing in the folder is compared.
        var problem: Diagnostic?
        /// Whether it has been said that these goldens are made by this process.
        var isRecorded = false
    }

    /// Why goldens are not compared.
    struct Refusal {
        var diagnostic: Diagnostic
        /// Whether no earlier assertion was refused for this reason, so that one failure stands for all.
        var isFirst: Bool
    }

    private static let folders = Mutex<[String: Folder]>([:])

    /// Checks what the goldens in a folder were made with.
    ///
    /// - Parameters:
    ///   - root: The folder that says what the goldens were made with.
    ///   - current: What goldens are made with here.
    ///   - replacesAll: Whether all goldens are recorded again.
    /// - Returns: Why they are not compared; nil if they are.
    static func refusal(
        in root: String, current: GoldenEnvironment, replacesAll: Bool
    ) -> Refusal? {
        guard !replacesAll else { return nil }
        return folders.withLock { folders in
            if let known = folders[root] {
                return known.problem.map { Refusal(diagnostic: $0, isFirst: false) }
            }
            var problem = GoldenStore(directory: root).mismatch(with: current)
            problem?.hints = [
                "use the version and the fonts that made them, or make all of them anew, which also writes this file: "
                    + "SNAPSHOT_TESTING_RECORD=all swift test, without a filter",
                "no golden in '\(root)' was compared; this failure stands for all of them",
            ]
            folders[root] = Folder(problem: problem)
            return problem.map { Refusal(diagnostic: $0, isFirst: true) }
        }
    }

    /// Says what the goldens in a folder were made with, after some were written; returns why that failed.
    static func record(_ current: GoldenEnvironment, in root: String) -> Diagnostic? {
        folders.withLock { folders in
            guard folders[root]?.isRecorded != true else { return nil }
            folders[root] = Folder(isRecorded: true)
            return GoldenStore(directory: root).record(current)
        }
    }
}
