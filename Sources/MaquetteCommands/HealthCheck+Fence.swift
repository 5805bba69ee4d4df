import AppFence
import AppPrograms
import Foundation
import Processes

extension HealthCheck {
    /// What the code of apps runs in, as far as the system has it.
    static var fence: [HealthCheck] {
        let broker = InstalledPrograms.path(of: "maquette-app-broker")
        guard access(broker, X_OK) == 0 else {
            return [
                HealthCheck(
                    name: "fence", result: .ok,
                    message: "not built; the first 'maquette app' builds what fences the code of apps in")
            ]
        }
        do throws(ProgramError) { return checks(of: try FenceCheck(broker: broker)) } catch {
            return [HealthCheck(name: "fence", result: .warning, message: "\(error)", remedy: error.remedy)]
        }
    }

    /// Returns the lines that say what the system has.
    static func checks(of fence: FenceCheck) -> [HealthCheck] {
        let spaces = [
            ("users", fence.hasUserNamespace), ("processes", fence.hasProcessNamespace),
            ("mounts", fence.hasMountNamespace), ("network", fence.hasNetworkNamespace),
        ]
        let names = spaces.filter(\.1).map(\.0), missing = spaces.filter { !$0.1 }.map(\.0)
        let namespaces =
            fence.hasMountNamespace
            ? HealthCheck(name: "namespaces", result: .ok, message: names.joined(separator: ", "))
            : HealthCheck(
                name: "namespaces", result: fence.answersPaths ? .ok : .warning,
                message: "none of \(missing.joined(separator: ", ")); "
                    + (fence.answersPaths
                        ? "Landlock and the broker keep code of apps from files, more slowly"
                        : "nothing else keeps code of apps from names of files"),
                remedy: fence.answersPaths
                    ? nil
                    : "let processes without privileges make user namespaces, or run Linux 5.14 or later")
        let landlock =
            fence.landlock.map {
                HealthCheck(name: "landlock", result: .ok, message: "version \($0)")
            }
            ?? HealthCheck(
                name: "landlock", result: .warning,
                message: "not there; namespaces alone keep code of apps from files",
                remedy: "enable it in the kernel: lsm=landlock,… (Linux 5.13 and later)")
        let filter =
            fence.hasFilter
            ? HealthCheck(name: "seccomp", result: .ok, message: "filters the system calls of apps")
            : HealthCheck(
                name: "seccomp", result: .warning, message: "not there",
                remedy: "run a kernel with filters of system calls, on x86-64 or ARM")
        let whole =
            fence.isFence
            ? HealthCheck(name: "fence", result: .ok, message: "the code of apps need not be trusted")
            : HealthCheck(
                name: "fence", result: .warning,
                message: "the code of apps cannot be fenced in, so it is not run",
                remedy: "'--trust-code' runs it as any program of yours")
        return [whole, namespaces, landlock, filter]
    }
}
