import Foundation
import HostilePrograms
import Maquette

/// Runs random hostile programs within the fence and reports what they could do.
enum HostileProgramCommand {
    private struct Options {
        var count = 2000, seed = 1, jobs = ProcessInfo.processInfo.activeProcessorCount
        var user: UInt32?
        var omittedParts: [String] = []
        var programs = FileManager.default.currentDirectoryPath + "/.build/debug"

        init?(_ arguments: [String]) {
            var rest = arguments[...]
            while let word = rest.popFirst() {
                guard word.hasPrefix("--") else {
                    programs = URL(fileURLWithPath: word).path
                    continue
                }
                guard let value = rest.popFirst() else { return nil }
                switch (word, Int(value)) {
                case ("--programs", let number?) where number >= 0: count = number
                case ("--seed", let number?) where number >= 0: seed = number
                case ("--jobs", let number?) where number > 0: jobs = number
                case ("--user", let number?) where number >= 0: user = UInt32(exactly: number)
                case ("--without", _): omittedParts = value.split(separator: ",").map(String.init)
                default: return nil
                }
            }
        }
    }

    /// `--programs N [--seed S] [--jobs J] [--user U] [--without PART,…] [FOLDER]`; FOLDER has the broker and FenceProbe.
    static func run(_ arguments: [String]) -> Int32 {
        guard let options = Options(arguments), let session = try? RenderSession() else {
            print("the arguments are wrong, or the installation lacks its fonts")
            return 2
        }
        let programs = HostileProgramWorld.Programs(
            broker: options.programs + "/maquette-app-broker", probe: options.programs + "/FenceProbe")
        guard FileManager.default.isReadableFile(atPath: programs.probe) else {
            print(
                "'swift build --product FenceProbe' and '--product maquette-app-broker' make what is run here"
            )
            return 2
        }
        let place = FileManager.default.temporaryDirectory.path + "/maquette-hostile-program-\(getpid())"
        // All that follows is done as that user, the tool's part as well.
        if let user = options.user, setgid(user) != 0 || setuid(user) != 0 {
            print("this process cannot become user \(user)")
            return 2
        }
        do {
            let worlds = try (0..<options.jobs).map { job in
                try HostileProgramWorld(
                    in: "\(place)-\(job)", programs, session: session, omitting: options.omittedParts)
            }
            let first = UInt64(options.seed)
            let series = HostileProgramSeries(seeds: first..<first + UInt64(options.count), in: worlds)
            var done = 0
            let runs = series.runs { run in
                done += 1
                if done.isMultiple(of: 500) { print("\(done) done") }
                if !run.faults.isEmpty { print(run.text) }
            }
            print(HostileProgramSeries.summary(of: runs))
            return runs.contains { !$0.faults.isEmpty } ? 1 : 0
        } catch {
            print("the folder of the programs cannot be made: \(error)")
            return 2
        }
    }
}
