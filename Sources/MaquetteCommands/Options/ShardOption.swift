import Goldens
import Maquette

/// The part of a run that `--shard` names.
enum ShardOption: Equatable {
    /// A part that was given as `2/4`.
    case fixed(GoldenReport.Shard)
    /// The part that the environment names; the number of parts, if it was given as `auto/4`.
    case automatic(count: Int?)

    /// Reads `2/4`, `auto` or `auto/4`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.map(ShardOption.number)
        switch (parts.count, parts[0]) {
        case (1, "auto"): self = .automatic(count: nil)
        case (2, "auto"):
            guard let count = numbers[1], count >= 1 else { return nil }
            self = .automatic(count: count)
        case (2, _):
            guard let index = numbers[0], let count = numbers[1],
                let shard = GoldenReport.Shard(index: index, count: count)
            else { return nil }
            self = .fixed(shard)
        default: return nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        // At most six digits, so that numbers multiply without overflow.
        guard !text.isEmpty, text.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    /// Returns the part.
    ///
    /// - Throws: `CommandFailure` if the environment names none, or one that does not exist.
    func shard(in environment: [String: String]) throws -> GoldenReport.Shard {
        switch self {
        case .fixed(let shard): return shard
        case .automatic(let count):
            guard let job = ParallelJob.all.first(where: { environment[$0.index] != nil }) else {
                throw CommandFailure.usage(
                    "--shard auto: no variable of the environment numbers this job",
                    hints: [
                        "give the part: --shard 1/4",
                        "known: \(ParallelJob.all.map(\.index).joined(separator: ", "))",
                    ])
            }
            return try job.shard(count: count, in: environment)
        }
    }

    /// Returns the items of a part: a range of the list, so that parts joined in order are the list.
    static func items<Item>(of shard: GoldenReport.Shard, in items: [Item]) -> [Item] {
        let start = (shard.index - 1) * items.count / shard.count
        let end = shard.index * items.count / shard.count
        return Array(items[start..<end])
    }
}

/// The variables by which a job knows that it is one of several.
struct ParallelJob: Hashable, Sendable {
    /// The variable with the number of the job.
    let index: String
    /// The variable with the number of jobs; nil if there is none.
    let count: String?
    /// The variable with the number of the first job; nil if it is `first`.
    var firstVariable: String?
    /// The variable with the distance of two numbers; nil if it is 1.
    var stepVariable: String?
    /// The variable with the number of the last job.
    var lastVariable: String?
    /// The number of the first job.
    var first = 0

    /// The known systems. Those that run inside another come first.
    static let all = [
        // Source: sbatch(1), "OUTPUT ENVIRONMENT VARIABLES".
        ParallelJob(
            index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
            firstVariable: "SLURM_ARRAY_TASK_MIN", stepVariable: "SLURM_ARRAY_TASK_STEP",
            lastVariable: "SLURM_ARRAY_TASK_MAX"),
        // Source: Kubernetes, "Indexed Job"; the number of completions is in no variable of its own.
        ParallelJob(index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS"),
        // Source: GitLab, "Predefined CI/CD variables reference".
        ParallelJob(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        // Source: CircleCI, "Project values and variables".
        ParallelJob(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
        // Source: Buildkite, "Environment variables".
        ParallelJob(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        // Source: Azure Pipelines, "Predefined variables".
        ParallelJob(index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1),
        // Source: Bitbucket Pipelines, "Variables and secrets".
        ParallelJob(index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"),
        // Source: Semaphore, "Environment variables".
        ParallelJob(index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: 1),
    ]

    /// Returns the part of this job.
    ///
    /// - Parameters:
    ///   - given: The number of parts from the command line; nil to take that of the environment.
    ///   - environment: The variables.
    /// - Returns: The part.
    /// - Throws: `CommandFailure` if the numbers do not name a part.
    func shard(count given: Int?, in environment: [String: String]) throws -> GoldenReport.Shard {
        let number = try value(index, environment)
        let start = try firstVariable.flatMap { environment[$0] == nil ? nil : $0 }
            .map { try value($0, environment) }
        let step = try stepVariable.flatMap { environment[$0] == nil ? nil : $0 }
            .map { try value($0, environment) }
        let distance = max(1, step ?? 1), offset = number - (start ?? first)
        let total = try count.flatMap { environment[$0] == nil ? nil : $0 }
            .map { try value($0, environment) }
        if let lastVariable, environment[lastVariable] != nil, let total, let start,
            (try value(lastVariable, environment) - start) / distance + 1 != total
        {
            throw CommandFailure.usage(
                "--shard auto: the numbers of the array are not at equal distances",
                hints: ["number the tasks 1 to \(total): --array=1-\(total)"])
        }
        if let given, let total, given != total {
            throw CommandFailure.usage(
                "--shard auto/\(given): there are \(total) jobs, says \(count ?? "")")
        }
        guard let total = given ?? total else {
            throw CommandFailure.usage(
                "--shard auto: \(index) is set, but not the number of jobs",
                hints: ["give it: --shard auto/4"] + (count.map { ["or set \($0)"] } ?? []))
        }
        guard offset % distance == 0,
            let shard = GoldenReport.Shard(index: offset / distance + 1, count: total)
        else {
            throw CommandFailure.usage(
                "--shard auto: \(index) is \(number), which is none of \(total) jobs")
        }
        return shard
    }

    private func value(_ name: String, _ environment: [String: String]) throws -> Int {
        let text = environment[name] ?? ""
        guard let number = Int(text), (0...999_999).contains(number) else {
            throw CommandFailure.usage("--shard auto: \(name) is '\(text)', which is not a number")
        }
        return number
    }
}
