import AppFence
import Testing

@testable import MaquetteCommands

@Suite("maquette doctor, of the fence") struct FenceHealthTests {
    @Test("says what is there") func complete() {
        var fence = FenceCheck()
        fence.hasUserNamespace = true
        fence.hasProcessNamespace = true
        fence.hasNetworkNamespace = true
        fence.hasMountNamespace = true
        fence.landlock = 7
        fence.hasFilter = true
        fence.isFence = true
        let checks = HealthCheck.checks(of: fence)
        #expect(checks.map(\.name) == ["fence", "namespaces", "landlock", "seccomp"])
        #expect(checks.allSatisfy { $0.result == .ok && $0.remedy == nil && $0.status == .success })
        #expect(checks[1].message == "users, processes, mounts, network")
        #expect(checks[2].message == "version 7")
    }

    @Test("warns of what is missing, without a problem for who shows no apps") func missing() {
        let checks = HealthCheck.checks(of: FenceCheck())
        #expect(checks.allSatisfy { $0.result == .warning && $0.remedy != nil && $0.status == .success })
        #expect(checks[1].message.hasPrefix("none of users, processes, mounts, network;"))
    }
}
